/** Names, days and sample words of apps in this language. The form is that of `spoken`. */
export const indonesian = `Putri Lestari,Bima Santoso,Ayu Wulandari,Rizky Pratama,Dewi Anggraini,Galih Saputra,Sari Maharani,Dimas Wijaya
Tunas,Langkah,Rumah Terang,Pagi,Semanggi,Di Tangan
Senin,Selasa,Rabu,Kamis,Jumat,Sabtu,Minggu
S,S,R,K,J,S,M
Selasa, 19 Mei
Ditambahkan,Status,Dari
Baru,Disimpan,Nanti
Teks lebih besar|Senyap setelah pukul sepuluh|Ringkasan mingguan|Setiap hari, 8:00|Hari kerja, 18:30|Minggu, 10:00|Kapan|Catatan|Malam sebelumnya, 19:00|Tulis pesan|Kirim|Suka|Balas|Total|Masukkan keranjang|Email|Kata sandi|Buat akun|Senang bertemu Anda.|Minggu ini|Jenis
Hari Minggu datang?|>Ya! Saya bawa kue?|Yang lemon, ya.|>Sudah di oven.
Hari ini lebih baik dari kemarin. Itu cukup.|Siapa ikut hari Sabtu?|Akhirnya berhasil!
Tenang dan jelas, saya pakai setiap hari.|Ini yang saya cari.
Bagaimana harimu dimulai?|Santai|Terburu-buru|Dengan kopi~Apa yang paling membantu?|Daftar|Teman|Tidur
Selangkah demi selangkah|Mulai dari satu hal.~Apa yang penting?|Bisa diubah kapan saja.
care|tanaman|tanaman|Semua ada waktunya.|Monstera ruang tamu,Kemangi,Pohon jeruk,Sirih gading,Melati|Siram monstera,Buka jendela,Ganti tanah,Beli pupuk
body|langkah|langkah|Selangkah lebih dari kemarin.|Jalan pagi,Minum air,Peregangan,Tidur awal,Napas dalam|Keluar berjalan,Isi botol,Peregangan sepuluh menit,Matikan layar
eat|hidangan|hidangan|Makan apa hari ini?|Sayur asem,Nasi goreng,Tempe bacem,Gado-gado,Kue pisang|Beli telur,Rendam kedelai,Ulek bumbu,Ajak Sari
shop|barang|barang|Sedikit, tetapi bagus.|Vas biru,Cangkir tanah,Selimut wol,Keranjang rotan,Piring dalam|Bungkus vas,Cek pesanan,Ambil foto,Tulis ke Galih
money|pengeluaran|pengeluaran|Sisa uang, sekali lihat.|Sewa,Pasar,Listrik,Makan malam Jumat,Bus|Bayar listrik,Simpan struk,Sisihkan sedikit,Lihat bulan ini
learn|pelajaran|pelajaran|Sepuluh menit cukup.|Langkah pertama,Bertanya,Angka,Cerita pendek,Ulangan|Ulangi pelajaran dua,Baca keras,Kerjakan kuis,Catat pertanyaan
go|tempat|tempat|Jalan juga bagian perjalanan.|Pasar Lama,Bukit tepi sungai,Stasiun Utara,Kebun Raya,Kafe pelabuhan|Beli tiket,Kemas koper,Pesan meja,Lihat peta
people|orang|orang|Senang bertemu.|Makan malam di rumah Dewi,Jalan hari Minggu,Ulang tahun Dimas,Malam permainan,Kopi bersama Ayu|Telepon Dewi,Beli hadiah,Pilih tanggal,Bawa kursi
work|tugas|tugas|Hari ini, yang penting dulu.|Siapkan rapat,Kirim draf,Telepon klien,Rapikan berkas,Tutup minggu|Tulis ringkasan,Baca draf,Pesan ruang,Balas Bima
media|karya|karya|Sesuatu yang bagus hari ini.|Lagu tepi pantai,Rumah seberang,Sore hujan,Cahaya Agustus,Kereta terakhir|Selesaikan bab,Simpan daftar,Tunjukkan ke Sari,Pilih sampul`;

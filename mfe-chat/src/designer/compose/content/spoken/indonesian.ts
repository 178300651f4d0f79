/** Names, days and sample words of apps in this language. The form is that of `spoken`. */
export const indonesian = `Putri Lestari,Bima Santoso,Ayu Wulandari,Rizky Pratama,Dewi Anggraini,Galih Saputra,Sari Maharani,Dimas Wijaya
Tunas,Langkah,Rumah Terang,Pagi,Semanggi,Di Tangan
Senin,Selasa,Rabu,Kamis,Jumat,Sabtu,Minggu
S,S,R,K,J,S,M
Selasa, 19 Mei
Ditambahkan,Status,Dari
Baru,Disimpan,Nanti
Teks lebih besar|Senyap setelah pukul sepuluh|Ringkasan mingguan|Setiap hari, 8:00|Hari kerja, 18:30|Minggu, 10:00|Kapan|Catatan|Malam sebelumnya, 19:00|Tulis pesan|Kirim|Suka|Balas|Total|Masukkan keranjang|Email|Kata sandi|Buat akun|Senang bertemu Anda.|Minggu ini|Jenis|Ketuk untuk membalik|Tidak|Ya|Dicatat, terima kasih.|Benar. Hebat!|Kurang tepat. Yang ditandai benar.|Kapan saja|Belum ada dengan nama itu.|Jangan bergerak|Ambil foto|Lampu|Balik kamera|Taruh kode di dalam bingkai|Hapus|Cap|Tinta|Hijau|Koral|Matahari|Langit|Belum ada apa-apa.|Di keranjang Anda|Dibayar. Ini rancangan, tidak ada yang ditagih.|Kartu berakhiran 4417|Berlaku s.d. 09/28|Transfer bank|Tiba besok|Saat diterima|Tunai atau kartu|Anda berutang|Berutang kepada Anda|Saldo|Semua sampai hari ini|Lunasi|Semua lunas|Terbuka lagi|Ingatkan|Akan diingatkan|Tanpa pengingat|Isi kedua kolom.|Belum yakin|Kota pelabuhan|Kering sampai pukul enam, lalu hujan ringan|Kini|Angin|Matahari terbenam|Belum ada rencana.|Putaran|Atur ulang|Milik Anda|hari berturut-turut|Target minggu ini|Biasanya tercapai hari Minggu|Saat ini|Diterima|Sedang dikerjakan|lancar|Di jalan|Sekitar 10:05|Selamat menikmati|Bintang Anda|4,6 dari 128 orang|Terima kasih. Terhitung.|Bagikan sebagai PDF|Siap diserahkan|Poundsterling|Euro|Dolar|Krona|Yen|Kilometer|Mil|Meter|Kaki|Kilogram|Pon|Gram|Ons|Gram tepung|Cangkir|Sendok makan|selamat pagi|aku suka piza|sampai nanti malam|selamat ulang tahun|Selamat pagi|Satu kopi, tolong|Berapa harganya?|Terima kasih|Indonesia|Ucapkan di sini|Tukar|Belum ada di buku frasa ini|Jumlah|Masing-masing bayar|Tagihan|Orang|Tip|Kecepatan Anda|Waktu|Jarak|Laba|Harga|Biaya|Terjual|Baru hari ini|dilihat|suara|Sepanjang masa|poin|Belum|Dikerjakan|Lanjutkan|Kosong. Bagus.|kata|Mulai dari mana saja|Sisa {}|Bagaimana tadi?|Bagian|Halo, {}|Saya datang|Sampai jumpa di sana|Belum dulu|Merah popi|Teduh|Bukit|Kertas|dari|selesai hari ini.|Lima minggu terakhir|{} setiap hari selama lima minggu|Tulis sesuatu dulu|Bulan sebelumnya|Bulan berikutnya|ditandai|hari ini|Baru saja|Semua selesai.|Tinggal {}.|{} tercapai|{} terpakai|Kurangi|Kurang|Biasa|Baik|Belum disimpan|Buka kalender|Sepanjang hari|Lisbon|Kyoto|Marrakesh|Naxos|Chamonix|{}–{} Juni|Kunjungan berikutnya|Ubah jadwal|dari|ke
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

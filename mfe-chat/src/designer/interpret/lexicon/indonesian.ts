import type { WordLists } from './lexicon';

export const indonesian: WordLists = {
  fillers:
    'saya kami kita yang sebuah suatu setiap semua para ini itu di dari baru sederhana aku gue gua gw buat untuk dan',
  notBefore:
    '=tanpa, tidak perlu|usah|ada|butuh|mau|ingin, jangan, bukan, =gak, =ga, =enggak, =ngga, =tak perlu|usah|ada|mau|pakai|butuh|boleh, tidak pakai|pake|memerlukan|membutuhkan|boleh|suka|harus, nggak, hapus, kecuali, hindari, =gausah, =gaperlu, =gk, =gak usah|perlu|mau|pake|butuh, =nggausah',
  spare: 'tanpa lupa, jangan lupa, tidak ingin lupa, bukan hanya, tidak hanya',
  features: {
    list: 'jual beli, jadwal, soal, daftar, riwayat, koleksi, katalog, perpustakaan, favorit, lihat|melihat semua|daftar, menu, arsip, tersimpan, kumpulan, jelajah, inventaris, rekomendasi, semua catatan',
    detail:
      'detail, rincian, ketuk, buka, deskripsi, info lengkap, cara membuat, klik, lihat detail',
    form: 'jual, pasang iklan, catat, tambah, menambah, mencatat, isi, mengisi, formulir, buat, membuat, input, masukkan, edit, tulis, unggah, lapor, simpan, rekam, melacak, pelacak, posting, nyatet',
    calendar: 'kalender, jadwal, agenda, tampilan bulan|minggu, ketersediaan, tanggal, mingguan',
    chart: 'grafik, diagram, tren, kurva, perkembangan, naik turun',
    stats:
      'statistik, total, rata rata, ringkasan, berapa, jumlah, dasbor, laporan, rekap, hitungan',
    search: 'cari, mencari, pencarian, temukan, menemukan, nyari',
    filter: 'filter, saring, urutkan, kategori, berdasarkan harga|kategori|jenis|lokasi, pilah',
    map: 'peta, lokasi, terdekat, dekat, rute, sekitar, arah, maps',
    camera: 'kamera, foto, memotret, potret, ambil gambar, jepret',
    gallery: 'galeri, album, foto foto, gambar, kumpulan foto',
    chat: 'obrol, mengobrol, pesan ke|antar|pribadi|singkat, chat, percakapan, ngobrol, ngechat',
    feed: 'beranda, linimasa, mengikuti, pengikut, komentar, media sosial, berbagi, bagikan, posting, like',
    profile: 'profil, halaman pribadi',
    login:
      'masuk akun, login, daftar akun, kata sandi, akun, sandi, sidik jari, registrasi, masuk pakai',
    settings: 'pengaturan, setelan, preferensi, mode gelap',
    notifications:
      'jadwal, ingat, pengingat, mengingatkan, notifikasi, pemberitahuan, peringatan, alarm, ingetin',
    timer: 'timer, hitung mundur, penghitung waktu, stopwatch, pewaktu, =jam',
    player: 'putar, memutar, dengar, mendengar, musik, lagu, audio, suara, nonton, video, dengerin',
    cart: 'keranjang, pesan makanan, memesan, pesanan, order, pesen',
    checkout: 'bayar, membayar, pembayaran, beli, membeli, donasi uang, transfer',
    checklist:
      'tugas, daftar belanja, centang, dicentang, kebiasaan, kegiatan, ceklis, hal yang harus, =pr',
    progress:
      'kemajuan, progres, target, tujuan, level, lencana, status, pencapaian, poin, sudah sampai, perkembangan',
    streak: 'berturut turut, beruntun, hari berturut, tanpa putus',
    'card-deck': 'kartu, geser, usap, balik kartu, swipe',
    onboarding: 'selamat datang, perkenalan, tutorial, pertanyaan awal, panduan awal',
    quiz: 'latihan soal, soal, ujian, kuis, pertanyaan, tebak, survei, =tes, kuesioner',
    scanner: 'pindai, memindai, kode batang, kode qr, scan, barcode',
    document:
      'dokumen, faktur, laporan, lampiran, struk, kuitansi, ekspor, sertifikat, kontrak, cetak, riwayat hidup, tiket, berkas, pdf',
    wallet:
      'pengeluaran, saldo, anggaran, uang, hutang, utang, tabung, pemasukan, dompet, keuangan, patungan, kas, cicilan',
    booking:
      'pesan tempat|meja|kamar|jadwal|tiket|lapangan, reservasi, booking, janji temu, janji, daftar acara, sewa, menyewa, ikut acara, pesan lapangan',
    rating: 'penilaian, bintang, ulasan, nilai, rating, menilai, review, rate',
    leaderboard: 'peringkat, papan peringkat, skor tertinggi, klasemen, terbaik, ranking',
    kanban: 'papan tugas, kolom, kanban, tahapan',
    editor: 'jurnal, catatan, menulis, diari, buku harian, cerita, puisi, tulisan, teks, ngetik',
    converter: 'konversi, terjemah, mata uang, menerjemahkan, ubah ke, kurs',
    calculator: 'hitung, menghitung, kalkulator, bagi tagihan, ngitung',
    weather: 'cuaca, prakiraan, hujan, suhu, angin',
    drawing: 'gambar, menggambar, lukis, mewarnai, tanda tangan, coret coret',
  },
  kinds: {
    agriculture:
      'petani, sawah, panen, ternak, kebun, pertanian, sapi, ladang, lebah, ayam, =tani, padi, kolam, madu / tanam',
    automotive:
      '=mobil, =mobilku, =oli, ganti oli, ban motor, bengkel, bensin, motor, kendaraan, servis, servis motor, =ban, =aki, =sim, bbm',
    beauty:
      'kecantikan, salon, rambut, makeup, kuku, barber, kulit, skincare, dandan, mua, wajah, spa',
    booking: 'reservasi, booking, sewa, rental, antrian, homestay, studio / janji temu',
    books: 'buku, novel, membaca, perpustakaan, baca, komik, manga, e book, ebook / penulis',
    'business-ops':
      'perusahaan, pelanggan, karyawan, bisnis, penjualan, umkm, usaha, faktur, warung saya, tagihan klien, kantor, absen, kasir / bos',
    calculator:
      'kalkulator, cicilan, diskon, persen, luas, kpr, pajak, bmi, waris / hitung, menghitung',
    calendar:
      'kalender, hari libur, penanggalan, hijriah, weton, pasaran jawa / ulang tahun, jadwal, agenda',
    charity: 'donasi, amal, zakat, sedekah, panti, panti asuhan, yatim, wakaf, infak, infaq',
    chat: 'ngobrol, chatting, curhat, kirim pesan, bot ai, perpesanan, obrol / chat, pesan, percakapan',
    community:
      '=rt, =rw, pengumuman warga, karang taruna, warga, tetangga, komunitas, kampung, forum, desa, kompleks, gereja, masjid, alumni',
    converter: 'konversi, mata uang, kurs, satuan, dolar, celcius, celsius, kilo, inci',
    dating: 'kencan, jodoh, pacar, jomblo, taaruf, pdkt, gebetan, lajang, cinta, ldr',
    'developer-tools': 'programmer, server, coding, ngoding, rest api, bug, github, json, deploy',
    documents:
      'dokumen, arsip, ijazah, ktp, paspor, sertifikat, surat, kontrak, pdf, tanda tangan, akta / berkas',
    drawing: 'menggambar, lukis, mewarnai, melukis, sketsa, coret, cat air, kanvas / gambar',
    ecommerce:
      '=toko, =produk, toko kue|bunga|baju, olshop, kue kering, jualan, belanja online, toko online, =tokoku, lapak, batik / keranjang, jual',
    education:
      'siswa, sekolah, pelajar, mahasiswa, kursus, belajar, guru, ujian, matematika, kuliah, soal, tugas kuliah, murid, =sd, smp, sma',
    events:
      'acara, konser, pernikahan, pesta, festival, undangan, tamu, ulang tahun, tiket, hajatan, nikahan, reuni',
    'expense-split':
      'nalangin, talangan, urunan, bagi tagihan, patungan, siapa berutang, bayar bersama, utang, siapa bayar, bagi bayar, bagi rata / hutang',
    family:
      'keluarga, kakek, nenek, orang tua, ortu, saudara, cucu, lansia, kakak / ayah, ibu, bapak',
    fashion: 'fashion, rajut, jahit, hijab, fesyen, kain, sepatu, =tas, gamis',
    finance:
      'pengeluaran, keuangan, anggaran, uang, tabungan, investasi, saham, bank, gaji, pemasukan, duit, hemat, cicilan, utang, =kas, =emas, dompet / bayar',
    fitness:
      'gym, latihan, olahraga, lari, kebugaran, beban, senam, sepeda, sit up, yoga, otot / km',
    flashcards: 'hafalan, kartu hafalan, kartu belajar, menghafal, flashcard / kartu',
    food: 'makanan, kopi, kuliner, teh, jajanan, kulkas, bakso, =mie, kue, roti / makan',
    'food-delivery':
      'pesan makanan, pesan antar, antar makanan, kurir makanan, pesan nasi, nasi padang, ojek makanan, catering, delivery, gofood / pesan',
    freelance: 'freelance, lepas, pekerja lepas, jasa desain, sampingan, side job',
    fun: 'lelucon, lucu, ramalan, zodiak, humor, meme, receh, tarot, jahil, acak',
    game: 'permainan, game, catur, teka teki, =main, gim, sudoku, tts, gaple, ludo',
    habit:
      'kebiasaan, berhenti merokok, minum air, rutinitas, rokok, rutin, disiplin, gadget / harian',
    health:
      'minum obat, perawat, gigi, kesehatan, obat, dokter, pasien, gejala, tekanan darah, rumah sakit, diabetes, klinik, sakit, apotek, gula darah, =sehat, tensi, =gula',
    household:
      'kosan, cuci piring, beberes, sampah, rumah tangga, bersih bersih, teman sekamar, pekerjaan rumah, piket, =kost, nyapu, listrik / =kos',
    insurance: 'asuransi, klaim, polis, bpjs, premi',
    inventory: 'stok, inventaris, gudang, koleksi, aset, perangko, koin, diecast, rak / jumlah',
    jobs: 'loker, cari|nyari kerja, lowongan, lamaran, wawancara, karier, pelamar, cv, magang, phk, tki / kerja, gaji',
    kanban: 'papan tugas, kanban, papan proyek, sprint, tahapan proyek, trello / kolom',
    kids: 'anak, balita, anak anak, dongeng, paud, =tk, bocah, kartun, huruf, abjad',
    language:
      'bahasa, kosakata, inggris, tata bahasa, bahasa inggris, belajar bahasa, arab, jepang, korea, jawa',
    logistics: 'paket, kurir, pengiriman, truk, resi, logistik, muatan, armada, ongkir / sopir',
    mail: 'email, surel, kotak masuk, surat, kartu pos, =pos',
    'map-finder':
      'terdekat, di sekitar, toilet umum, deket sini, sekitarku, musala, toilet / peta, lokasi, dekat',
    marketplace:
      'barang bekas, jual beli, tukar, lelang, bekas, preloved, tukar barang, second, seken, loak, cod / jual, beli',
    meditation:
      'meditasi, doa, sholat, shalat, adzan, quran, dzikir, pernapasan, relaksasi, salat, ngaji, puasa, alquran, tasbih, subuh',
    'mood-journal':
      'suasana hati, perasaan, diari, syukur, emosi, bersyukur, mood, jurnal, galau, sedih, buku harian / harian',
    movies: 'film, serial, bioskop, drama, drama korea, drakor, nonton, anime, filem, aktor',
    music:
      'musik, lagu, gitar, piano, paduan suara, kunci gitar, musisi, =band, biola, =drum / dengar',
    news: 'berita, koran, headline, kabar, terkini, wartawan, artikel, portal',
    notes: 'catatan, memo, nyatet, catetan, notulen, =ide, sticky, coretan / tulis',
    nutrition:
      'kalori, diet, gizi, puasa, berat badan, nutrisi, kurus, asupan, gemuk, minum air / makan',
    parenting:
      'bayi, hamil, popok, menyusui, kehamilan, imunisasi, mpasi, =asi, bumil, usg, hpl / ibu, orang tua, anak',
    parking: 'parkir, tempat parkir, lahan parkir',
    period: 'haid, menstruasi, siklus, =mens, ovulasi, masa subur, menopause, pms',
    pets: 'anabul, grooming, burung kicau, ikan hias, kucing, anjing, hewan peliharaan, dokter hewan, hewan, peliharaan, meong, burung, hamster / vaksin',
    photo: 'galeri, foto, edit foto, potret, swafoto, selfie, prewedding, album',
    plants:
      '=pot, =bunga, anggrek, berkebun, taman, menyiram, tanam, siram, kebun bunga, kaktus, pohon, benih / kebun',
    podcast: 'podcast, siniar, siaran, radio, audio cerita, rekaman obrolan',
    polls: 'pemungutan suara, voting, jajak, polling, pemilu, pemilihan, vote',
    productivity: 'produktivitas, fokus, produktif, atur waktu, menunda, planner / target',
    profile: 'kartu nama, portofolio, tentang saya, perkenalan diri, biodata / profil',
    quiz: 'kuis, cerdas cermat, trivia, adu cepat, wawasan, family 100 / tebak',
    'real-estate':
      'kamar kos, penyewa, ibu kos, properti, apartemen, rumah dijual, kontrakan, sewa rumah, kos kosan, kost, tanah, ruko, villa, kosan',
    recipes: 'resep, masak, bahan, memasak, bumbu, dapur, baking, koki, lauk, sayur / kue',
    restaurant:
      'angkringan, resto, kedai, kantin, warung, menu, kafe, meja, rumah makan, cafe, warteg, warkop',
    'ride-share': 'ojek, tebengan, penumpang, sopir, nebeng, tumpangan, ojol, angkot, taksi, =bus',
    scanner: 'pemindai, scan, barcode, qr, kode qr, pindai / struk',
    scheduling:
      '=jaga, jadwal jaga, cuti, shift, jadwal kerja, jadwal shift, piket kerja, lembur, roster / jadwal',
    science: 'pengamatan, spesies, astronomi, sains, ilmiah, planet, fosil, gempa, kimia',
    security:
      'tombol panik, pulang malam, lacak lokasi, aman, kata sandi, keamanan, darurat, =aman, satpam, cctv, sos / lapor',
    'shopping-list':
      'sembako, daftar belanja, belanja, supermarket, belanja bulanan, pasar, minimarket, titip, indomaret / beli',
    sleep: 'tidur, insomnia, begadang, mimpi, ngorok, mendengkur, ngantuk',
    social:
      'medsos, media sosial, jejaring, pengikut, sosmed, followers, like, instagram, status / teman, berbagi, posting',
    sports:
      '=tim, voli, basket, sparing, sepak bola, futsal, bulu tangkis, badminton, pertandingan, liga, turnamen, bola, tenis, skor, wasit, klasemen',
    survey: 'survei, kuesioner, angket, kepuasan, jajak, pendapat, saran, masukan',
    timer:
      'hitung mundur, pewaktu, alarm, stopwatch, pengatur waktu, timer, countdown, interval, pomodoro',
    todo: 'tugas, daftar tugas, to do list, hal yang harus, deadline, tenggat, checklist / daftar',
    translator: 'terjemah, penerjemah, menerjemahkan, translate, juru bahasa, alih bahasa / bahasa',
    travel:
      'liburan, wisata, perjalanan, hotel, pesawat, mudik, pantai, gunung, jalan jalan, itinerary, tiket pesawat, turis, kereta, visa / rute',
    utility: 'senter, kompas, penggaris, pengukur, desibel, remote, tally',
    video: 'youtuber, vlog, konten, kreator, edit video, klip, subtitle / video',
    volunteering: 'bersih pantai, gotong royong, relawan, sukarela, tanam pohon, baksos, penolong',
    wardrobe: 'lemari, pakaian, baju, ootd, outfit, celana, kemeja, kaos, jaket',
    weather: 'cuaca, prakiraan, hujan, angin, badai, petir, polusi, ombak, bmkg, uv / suhu',
    writing:
      'penulis, menulis, puisi, cerpen, nulis, sajak, naskah, blog, memoar, tulisan / cerita',
  },
  notKinds: {
    agriculture: 'ayam geprek|goreng, telur dadar',
    automotive: 'mesin cuci|jahit',
    ecommerce: 'tokoh',
    game: 'mainan',
    household: 'rumah makan|sakit',
    jobs: 'kerja bakti|kelompok, kerja sama, jam kerja proyek',
    kids: 'anak kos, anak muda, anak buah, anak kucing|anjing',
    mail: 'surat tanah|kontrak|izin',
    pets: 'petani',
    timer: 'hitung mundur kelahiran',
    translator: 'bahasa inggris|jepang|korea|daerah',
    travel: 'tiket konser, tiket bioskop',
  },
};

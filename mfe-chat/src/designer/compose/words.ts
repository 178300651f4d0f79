/** The words of the interface itself, in the order of `keys`. Sample content stays as it is. */
const keys =
  'Home|List|Details|Add|Calendar|Insights|Map|Chat|Feed|You|Sign in|Basket|Player|Timer|Cards|Quiz|Scan|Camera|Photos|Papers|Wallet|Book|Ranking|Board|Write|Convert|Calculate|Weather|Draw|Welcome|Tasks|Settings|Reminders|Search|All|Save|Saved|Today|Back|Next|Done|More|Name|Pay|Start|Pause'.split(
    '|',
  );

const said: Record<string, string> = {
  es: 'Inicio|Lista|Detalles|Añadir|Calendario|Resumen|Mapa|Chat|Novedades|Tú|Entrar|Cesta|Reproductor|Temporizador|Tarjetas|Test|Escanear|Cámara|Fotos|Documentos|Cartera|Reservar|Ranking|Tablero|Escribir|Convertir|Calcular|Tiempo|Dibujar|Bienvenida|Tareas|Ajustes|Recordatorios|Buscar|Todo|Guardar|Guardado|Hoy|Atrás|Siguiente|Hecho|Más|Nombre|Pagar|Empezar|Pausa',
  de: 'Start|Liste|Details|Hinzufügen|Kalender|Überblick|Karte|Chat|Neues|Du|Anmelden|Warenkorb|Player|Timer|Karten|Quiz|Scannen|Kamera|Fotos|Dokumente|Geldbeutel|Buchen|Rangliste|Board|Schreiben|Umrechnen|Rechnen|Wetter|Zeichnen|Willkommen|Aufgaben|Einstellungen|Erinnerungen|Suchen|Alle|Sichern|Gesichert|Heute|Zurück|Weiter|Fertig|Mehr|Name|Bezahlen|Start|Pause',
  fr: 'Accueil|Liste|Détails|Ajouter|Calendrier|Bilan|Carte|Chat|Fil|Vous|Connexion|Panier|Lecteur|Minuteur|Cartes|Quiz|Scanner|Caméra|Photos|Documents|Portefeuille|Réserver|Classement|Tableau|Écrire|Convertir|Calculer|Météo|Dessiner|Bienvenue|Tâches|Réglages|Rappels|Chercher|Tout|Garder|Gardé|Aujourd’hui|Retour|Suivant|Fini|Plus|Nom|Payer|Démarrer|Pause',
  pt: 'Início|Lista|Detalhes|Adicionar|Calendário|Resumo|Mapa|Chat|Novidades|Você|Entrar|Cesta|Player|Timer|Cartões|Quiz|Escanear|Câmera|Fotos|Documentos|Carteira|Reservar|Ranking|Quadro|Escrever|Converter|Calcular|Tempo|Desenhar|Bem-vindo|Tarefas|Ajustes|Lembretes|Buscar|Tudo|Guardar|Guardado|Hoje|Voltar|Seguinte|Pronto|Mais|Nome|Pagar|Começar|Pausa',
  it: 'Home|Elenco|Dettagli|Aggiungi|Calendario|Riepilogo|Mappa|Chat|Novità|Tu|Accedi|Carrello|Player|Timer|Carte|Quiz|Scansiona|Fotocamera|Foto|Documenti|Portafoglio|Prenota|Classifica|Bacheca|Scrivi|Converti|Calcola|Meteo|Disegna|Benvenuto|Attività|Impostazioni|Promemoria|Cerca|Tutto|Salva|Salvato|Oggi|Indietro|Avanti|Fatto|Altro|Nome|Paga|Avvia|Pausa',
  tr: 'Ana sayfa|Liste|Ayrıntılar|Ekle|Takvim|Özet|Harita|Sohbet|Akış|Sen|Giriş|Sepet|Oynatıcı|Sayaç|Kartlar|Test|Tara|Kamera|Fotoğraflar|Belgeler|Cüzdan|Randevu|Sıralama|Pano|Yaz|Çevir|Hesapla|Hava|Çiz|Hoş geldin|Görevler|Ayarlar|Hatırlatmalar|Ara|Tümü|Kaydet|Kaydedildi|Bugün|Geri|İleri|Tamam|Daha|Ad|Öde|Başlat|Duraklat',
  zh: '首页|列表|详情|添加|日历|统计|地图|聊天|动态|我的|登录|购物车|播放|计时|卡片|测验|扫描|相机|照片|文件|钱包|预约|排行|看板|写作|换算|计算|天气|画画|欢迎|任务|设置|提醒|搜索|全部|保存|已保存|今天|返回|下一步|完成|更多|名称|付款|开始|暂停',
  ja: 'ホーム|一覧|詳細|追加|カレンダー|分析|地図|チャット|フィード|マイページ|ログイン|カート|再生|タイマー|カード|クイズ|スキャン|カメラ|写真|書類|財布|予約|ランキング|ボード|書く|換算|計算|天気|描く|ようこそ|タスク|設定|リマインダー|検索|すべて|保存|保存済み|今日|戻る|次へ|完了|その他|名前|支払う|開始|一時停止',
  ko: '홈|목록|상세|추가|달력|통계|지도|채팅|피드|나|로그인|장바구니|재생|타이머|카드|퀴즈|스캔|카메라|사진|문서|지갑|예약|순위|보드|쓰기|변환|계산|날씨|그리기|환영해요|할 일|설정|알림|검색|전체|저장|저장됨|오늘|뒤로|다음|완료|더보기|이름|결제|시작|일시정지',
  ru: 'Главная|Список|Детали|Добавить|Календарь|Итоги|Карта|Чат|Лента|Вы|Вход|Корзина|Плеер|Таймер|Карточки|Тест|Скан|Камера|Фото|Документы|Кошелёк|Запись|Рейтинг|Доска|Писать|Конвертер|Счёт|Погода|Рисовать|Привет|Задачи|Настройки|Напоминания|Поиск|Все|Сохранить|Сохранено|Сегодня|Назад|Дальше|Готово|Ещё|Имя|Оплатить|Старт|Пауза',
  ar: 'الرئيسية|القائمة|التفاصيل|إضافة|التقويم|الملخص|الخريطة|محادثة|الجديد|أنت|دخول|السلة|المشغل|المؤقت|البطاقات|اختبار|مسح|الكاميرا|الصور|المستندات|المحفظة|حجز|الترتيب|اللوحة|كتابة|تحويل|حساب|الطقس|رسم|مرحبا|المهام|الإعدادات|التذكيرات|بحث|الكل|حفظ|تم الحفظ|اليوم|رجوع|التالي|تم|المزيد|الاسم|ادفع|ابدأ|إيقاف',
  id: 'Beranda|Daftar|Rincian|Tambah|Kalender|Ringkasan|Peta|Obrolan|Kabar|Anda|Masuk|Keranjang|Pemutar|Pengatur waktu|Kartu|Kuis|Pindai|Kamera|Foto|Dokumen|Dompet|Pesan|Peringkat|Papan|Tulis|Konversi|Hitung|Cuaca|Gambar|Selamat datang|Tugas|Pengaturan|Pengingat|Cari|Semua|Simpan|Tersimpan|Hari ini|Kembali|Lanjut|Selesai|Lainnya|Nama|Bayar|Mulai|Jeda',
};

export type Say = (key: string) => string;

export function wordsOf(language: string): Say {
  const own = said[language]?.split('|');
  return (key) => own?.[keys.indexOf(key)] ?? key;
}

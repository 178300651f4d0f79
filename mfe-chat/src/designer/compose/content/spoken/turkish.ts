/** Names, days and sample words of apps in this language. The form is that of `spoken`. */
export const turkish = `Elif Aydın,Emre Kaya,Zeynep Toprak,Can Demirel,Defne Aksoy,Mert Yalın,Selin Uçar,Kerem Doğu
Filiz,Yolda,Aydınlık,Sabah,Yonca,El Altında
Pazartesi,Salı,Çarşamba,Perşembe,Cuma,Cumartesi,Pazar
P,S,Ç,P,C,C,P
19 Mayıs Salı
Eklendi,Durum,Kimden
Yeni,Saklanan,Sonra
Daha büyük yazı|Ondan sonra sessiz|Haftalık özet|Her gün, 8:00|Hafta içi, 18:30|Pazar, 10:00|Ne zaman|Not|Bir akşam önce, 19:00|Mesaj yaz|Gönder|Beğen|Yanıtla|Toplam|Sepete ekle|E-posta|Parola|Hesap oluştur|Seni görmek güzel.|Bu hafta|Tür|Çevirmek için dokun|Hayır|Evet|Not edildi, teşekkürler.|Doğru. Aferin!|Tam değil. İşaretli olan doğru.|Ne zaman olursa|Bu adla henüz bir şey yok.|Sabit tut|Fotoğraf çek|Işık|Kamerayı çevir|Kodu çerçevede tut|Temizle|Damga|Mürekkep|Yeşil|Mercan|Güneş|Gökyüzü|Henüz boş.|Sepetinde|Ödendi. Bu bir tasarım, para çekilmedi.|4417 ile biten kart|Son kullanma 09/28|Havale|Yarın ulaşır|Teslimde|Nakit ya da kart|Borcun|Alacağın|Bakiye|Bugüne kadar hepsi|Hesaplaş|Hesap kapandı|Yeniden açık|Hatırlat|Hatırlatılacak|Hatırlatma yok|İki alanı da doldur lütfen.|Emin değilim|Liman kasabası|Altıya kadar kuru, sonra hafif yağmur|Şimdi|Rüzgâr|Gün batımı|Henüz plan yok.|Tur|Sıfırla|Senin|gün üst üste|Bu haftanın hedefi|Genelde pazara kadar yetişir|Şu anda|Alındı|Hazırlanıyor|iyi gidiyor|Yolda|10:05 gibi|Tadını çıkar|Yıldızların|128 kişiden 4,6|Teşekkürler. Sayıldı.|PDF olarak paylaş|Teslime hazır|Sterlin|Euro|Dolar|Kron|Yen|Kilometre|Mil|Metre|Ayak|Kilogram|Libre|Gram|Ons|Gram un|Su bardağı|Yemek kaşığı|günaydın|pizzayı severim|akşam görüşürüz|iyi ki doğdun|Günaydın|Bir kahve lütfen|Ne kadar?|Teşekkürler|Türkçe|Buraya söyle|Değiştir|Bu kılavuzda henüz yok|Tutar|Kişi başı|Hesap|Kişi|Bahşiş|Tempon|Süre|Mesafe|Kâr|Fiyat|Maliyet|Satılan|Bugün yeni|görüldü|oy|Tüm zamanlar|puan|Yapılacak|Yapılıyor|İlerlet|Burada bir şey yok. İyi.|kelime|Nereden istersen başla|{} kaldı|Nasıldı?|Bölüm|Merhaba, {}|Geliyorum|Orada görüşürüz|Henüz değil|Gelincik|Gölge|Tepe|Kâğıt|/|bugün tamamlandı.|Son beş hafta|Beş haftanın her gününde {}|Önce bir şey yaz|Önceki ay|Sonraki ay|işaretli|bugün|Az önce|Hepsi tamam.|{} tane kaldı.|{} tamamlandı|{} kullanıldı|Azalt|Kötü|Normal|İyi|Kaydedilmedi|Takvimi aç|Tüm gün|Lizbon|Kyoto|Marakeş|Nakşa|Chamonix|{}–{} Haziran|Sonraki randevu|Ertele|birim|hedef
Pazar günü geliyor musun?|>Evet! Kek getireyim mi?|Limonlu olsun, lütfen.|>Fırında bile.
Bugün dünden iyi geçti. Bana yeter.|Cumartesi kim geliyor?|Sonunda başardım!
Sade ve sakin, her gün kullanıyorum.|Tam aradığım şey.
Günün nasıl başlar?|Sakin|Aceleyle|Kahveyle~Sana en çok ne iyi gelir?|Bir liste|Bir arkadaş|Uyku
Adım adım|Tek bir şeyle başla.~Senin için ne önemli?|İstediğinde değiştirirsin.
care|bitki|bitkiler|Her şeyin bir zamanı var.|Salondaki kauçuk,Fesleğen,Limon ağacı,Sarmaşık,Yasemin|Kauçuğu sula,Pencereyi aç,Toprağı değiştir,Gübre al
body|adım|adımlar|Dünden bir adım fazla.|Güneşte yürüyüş,Su içmek,Esneme,Erken uyku,Derin nefes|Yürüyüşe çık,Matarayı doldur,On dakika esne,Ekranı kapat
eat|yemek|yemekler|Bugün ne yiyoruz?|Mercimek çorbası,Zeytinyağlı fasulye,Fırın sebze,Elmalı kek,Menemen|Yumurta al,Mercimeği ısla,Fırını ısıt,Selin’i çağır
shop|parça|parçalar|Az ama iyi.|Mavi vazo,Toprak kupa,Yün battaniye,Hasır sepet,Derin tabak|Vazoyu sar,Siparişi kontrol et,Fotoğraf çek,Mert’e yaz
money|gider|giderler|Kalan, bir bakışta.|Kira,Pazar alışverişi,Elektrik,Cuma yemeği,Otobüs|Elektriği öde,Fişi sakla,Biraz ayır,Aya bak
learn|ders|dersler|On dakika yeter.|İlk adımlar,Sorular,Sayılar,Kısa bir öykü,Tekrar|İkinci dersi tekrar et,Sesli oku,Testi çöz,Soruları yaz
go|yer|yerler|Yol da güzeldir.|Eski Çarşı,Nehir manzarası,Kuzey Garı,Botanik Bahçesi,Liman Kahvesi|Bileti al,Bavulu hazırla,Masa ayırt,Haritaya bak
people|kişi|kişiler|Sizi görmek güzel.|Defne’de akşam yemeği,Pazar yürüyüşü,Kerem’in doğum günü,Oyun gecesi,Zeynep’le kahve|Defne’yi ara,Hediye al,Günü seç,Sandalyeleri getir
work|görev|görevler|Bugün önemli olan.|Toplantıyı hazırla,Taslağı gönder,Müşteriyi ara,Dosyaları düzenle,Haftayı kapat|Özeti yaz,Taslağı oku,Odayı ayırt,Emre’ye yanıt ver
media|eser|eserler|Bugün için güzel bir şey.|Kıyının şarkısı,Karşıdaki ev,Yağmurlu öğle,Ağustos ışığı,Son tren|Bölümü bitir,Listeyi sakla,Selin’e göster,Kapağı seç`;

import type { Word } from './words';

/** Little words that are frequent in one language and rare in the others, without accents. */
const littleWords: Readonly<Record<string, string>> = {
  en: 'the and with for my i to of a an is are that want app when from it see each can need where me your our be on in not no so they this how what who have just like build make create tracker do as by at us them their out up which among if',
  es: 'el de los las y con para mis una del quiero que por aplicacion donde cuando mi es su sus lista ver o sin necesito tambien cada como pueda poder mas hacer quien en recetas receta gastos tareas diario calculadora recordatorios clima tienda citas',
  de: 'beim bei am vom im ins sehen jeden der die das und mit fur ich eine einen ein meine ohne wenn ist nicht auch soll kann von zu zum zur den dem im auf wie meiner meinen sowie jeden jede mochte wo wer sich wir uns es oder keine eines einer alle rezepte rezept tagebuch kalender rechner notizen einkaufsliste haushalt aufgaben wetter wecker',
  fr: 'le de on les des et avec pour mes une du je qui que dans sur mon ma quand est pas sans ou aux au chaque veux mes nos votre l d un en ses son appli faire voir application recettes recette carnet suivi gestion depenses taches liste meteo calculatrice',
  pt: 'os de as e com para meus minhas uma do da dos das quero que meu minha quando onde nao em no na ou sem cada seu sua um aplicativo ver mais tambem como fazer por pelo receitas receita gastos tarefas diario calculadora lembretes clima loja o ao carona academia',
  it: 'il gli e con per miei mie una del della dei delle che voglio quando dove non di in mio mia ogni senza un le lo la sono vedere anche come ho al alla nel applicazione o si chi mentre ricette ricetta spese diario calcolatrice promemoria meteo negozio attivita',
  tr: 've ile icin bir bu uygulama uygulamasi olsun istiyorum her gun yok ne nasil gibi olmadan kendi daha zaman var ya da olan kullanici sonra kadar kim gunluk liste takip benim evdeki zaman kac hangi nerede ogrenmek gormek tarif tarifleri hesap hava durumu notlar gorev alisveris gider takvim randevu randevusu al',
  id: 'dan dengan untuk yang saya aplikasi bisa di ke dari atau tidak ingin setiap ada pada agar tanpa melihat kami buat buatkan mau juga semua seperti para soal latihan jadwal cara jual beli cari pesan catat catatan barang hari bulan orang belajar makanan lihat tempat daftar resep keuangan pengeluaran cuaca kalkulator toko belanja tugas kesehatan',
};

const votes = new Map<string, string[]>();
for (const [language, list] of Object.entries(littleWords)) {
  for (const word of list.split(' ')) votes.set(word, [...(votes.get(word) ?? []), language]);
}

/** Scripts that name their language, and what share of the letters makes it the language of the text. */
const scripts: readonly { language: string; letters: RegExp; share: number }[] = [
  { language: 'ja', letters: /[\p{sc=Hiragana}\p{sc=Katakana}]/gu, share: 0.15 },
  { language: 'ko', letters: /\p{sc=Hangul}/gu, share: 0.2 },
  { language: 'zh', letters: /\p{sc=Han}/gu, share: 0.2 },
  { language: 'ru', letters: /\p{sc=Cyrillic}/gu, share: 0.4 },
  { language: 'ar', letters: /\p{sc=Arabic}/gu, share: 0.4 },
  { language: 'he', letters: /\p{sc=Hebrew}/gu, share: 0.4 },
  { language: 'el', letters: /\p{sc=Greek}/gu, share: 0.4 },
  { language: 'hi', letters: /\p{sc=Devanagari}/gu, share: 0.4 },
  { language: 'th', letters: /\p{sc=Thai}/gu, share: 0.4 },
];
/** Letters that one language has and the others here have not; each counts as a little word does. */
const letterVotes: readonly (readonly [string, RegExp])[] = [
  ['tr', /[ığş]/gu],
  ['es', /[ñ¿¡]/gu],
  ['pt', /[ãõ]/gu],
  ['de', /[äß]/gu],
  ['fr', /[êœ]/gu],
];
const persian = /[پچژگ]/u;
const marked = 600;

/** The language of a text: by its script, else by its little words; English when nothing decides. */
export function languageOf(text: string, words: readonly Word[]): string {
  const start = text.slice(0, marked);
  const letters = start.match(/\p{L}/gu)?.length ?? 0;
  for (const { language, letters: own, share } of scripts) {
    const count = start.match(own)?.length ?? 0;
    if (count > 1 && count >= letters * share)
      return language === 'ar' && persian.test(start) ? 'fa' : language;
  }
  const tally = new Map<string, number>();
  for (const { plain } of words.slice(0, marked)) {
    const voted = votes.get(plain);
    for (const language of voted ?? [])
      tally.set(language, (tally.get(language) ?? 0) + 1 / (voted?.length ?? 1));
  }
  for (const [language, own] of letterVotes) {
    const count = start.toLowerCase().match(own)?.length ?? 0;
    if (count > 0) tally.set(language, (tally.get(language) ?? 0) + count);
  }
  // English comes first, so that it wins a draw.
  let best = 'en';
  for (const [language, count] of tally) if (count > (tally.get(best) ?? 0)) best = language;
  return best;
}

const rightToLeft = new Set(['ar', 'fa', 'he', 'ur']);
export const directionOf = (language: string): 'ltr' | 'rtl' =>
  rightToLeft.has(language) ? 'rtl' : 'ltr';

/** @jest-environment node */
import { releasedSource } from '../../content/released-source';
import { composed } from '../compose/composed.fixture';
import { featuresReachable } from '../compose/reach';
import { readIdea } from '../interpret/read-idea';
import { type AppDesign, appDesignSchema } from '../model/app-design';
import { apply } from './apply';
import { editLanguages } from './load-edit-words';
import { followUp } from './follow-up';

/** The same edits in each language: add a component, remove two, three styles, a name, and a text that is no edit. */
const said: Record<string, readonly string[]> = {
  en: [
    'add a map',
    'remove the calendar',
    'no chat',
    'make it dark',
    'light mode',
    'make it playful',
    'call it Bloom',
    'a diary for walks with my dog',
  ],
  es: [
    'añade un mapa',
    'quita el calendario',
    'sin chat',
    'hazla oscura',
    'modo claro',
    'hazla divertida',
    'llámala Bloom',
    'un diario de paseos con mi perro',
  ],
  de: [
    'Füge bitte eine Karte hinzu',
    'Kalender entfernen',
    'ohne Chat',
    'mach es dunkel',
    'heller Modus',
    'mach es verspielt',
    'nenne es Bloom',
    'ein Tagebuch für Runden mit dem Hund',
  ],
  fr: [
    'ajoute une carte',
    'enlève le calendrier',
    'sans chat',
    'rends la sombre',
    'mode clair',
    'rends la ludique',
    'appelle-la Bloom',
    'un journal de balades avec mon chien',
  ],
  pt: [
    'adicione um mapa',
    'remova o calendário',
    'sem chat',
    'deixe escuro',
    'modo claro',
    'deixe divertido',
    'chame de Bloom',
    'um diário de passeios com o meu cão',
  ],
  it: [
    'aggiungi una mappa',
    'togli il calendario',
    'senza chat',
    'rendila scura',
    'tema chiaro',
    'rendila giocosa',
    'chiamala Bloom',
    'un diario delle passeggiate con il cane',
  ],
  tr: [
    'harita ekle',
    'takvimi kaldır',
    'sohbet olmasın',
    'koyu yap',
    'açık tema',
    'sevimli ve canlı, renkli yap',
    'adını Bloom yap',
    'köpeğimle yürüyüşlerin günlüğü',
  ],
  zh: [
    '添加地图',
    '删除日历',
    '不要聊天',
    '改成深色',
    '浅色模式',
    '改成活泼的风格',
    '改名为Bloom',
    '记录我每天遛狗的日记',
  ],
  ja: [
    '地図を追加して',
    'カレンダーを削除してください',
    'チャットはいらない',
    'ダークモードにして',
    '明るいテーマ',
    'ポップな感じにして',
    '名前をBloomにして',
    '犬の散歩を記録する日記',
  ],
  ko: [
    '지도를 추가해줘',
    '캘린더를 삭제해 줘',
    '채팅 빼줘',
    '다크 모드로 바꿔줘',
    '밝은 테마',
    '발랄하게 바꿔줘',
    '이름을 Bloom으로 바꿔줘',
    '강아지 산책을 적는 일기',
  ],
  ru: [
    'добавь карту',
    'убери календарь',
    'без чата',
    'сделай тёмным',
    'светлая тема',
    'сделай игривым',
    'назови его Bloom',
    'дневник прогулок с собакой',
  ],
  ar: [
    'أضف خريطة',
    'احذف التقويم',
    'بدون محادثة',
    'اجعله داكنا',
    'مظهر فاتح',
    'اجعله بسيط التصميم',
    'سمه Bloom',
    'يوميات المشي مع كلبي',
  ],
  id: [
    'tambahkan peta',
    'hapus kalender',
    'tanpa obrolan',
    'ubah jadi gelap',
    'mode terang',
    'ubah jadi minimalis',
    'beri nama Bloom',
    'buku harian jalan pagi dengan anjing',
  ],
};
const styles: Record<string, string> = { tr: 'colorful', ar: 'minimal', id: 'minimal' };

const english = readIdea('a walk diary with a calendar and a chat', releasedSource);
const appIn = async (language: string): Promise<AppDesign> => {
  const brief = await english;
  const direction = language === 'ar' ? 'rtl' : 'ltr';
  const design = composed({ ...brief, language, direction });
  return apply(design, { op: 'theme.mode', mode: 'light' });
};

test('tests every language with edit words', () => {
  expect(Object.keys(said).sort()).toEqual([...editLanguages].sort());
});

describe.each(Object.entries(said))('an edit in %s', (language, sentences) => {
  const [add = '', remove = '', no = '', dark = '', light = '', style = '', name = '', idea = ''] =
    sentences;

  // The app may have another language than the person who edits it.
  describe.each(['en', language])('of an app in %s', (ofApp) => {
    const after = async (sentence: string, begin?: AppDesign) => {
      const design = begin ?? (await appIn(ofApp));
      const changed = await followUp(design, sentence, { content: releasedSource });
      return changed?.operation && appDesignSchema.parse(apply(design, changed.operation));
    };
    const featuresAfter = async (sentence: string) =>
      featuresReachable((await after(sentence)) ?? (await appIn('en'))).features;

    test(`“${add}” adds a map`, async () => {
      expect(featuresReachable(await appIn(ofApp)).features).not.toContain('map');
      expect(await featuresAfter(add)).toContain('map');
    });

    test(`“${remove}” and “${no}” remove components`, async () => {
      expect(await featuresAfter(remove)).not.toContain('calendar');
      expect(await featuresAfter(no)).not.toContain('chat');
    });

    test(`“${dark}”, “${light}” and “${style}” change only the style`, async () => {
      const before = await appIn(ofApp);
      const night = await after(dark);
      expect(night?.look.mode).toBe('dark');
      expect(night?.screens).toEqual(before.screens);
      expect((await after(light, night))?.look.mode).toBe('light');
      const styled = await after(style);
      expect(styled?.look.style).toBe(styles[language] ?? 'playful');
      expect(styled?.screens).toEqual(before.screens);
    });

    test(`“${name}” renames the app`, async () => {
      expect((await after(name))?.name).toBe('Bloom');
    });

    test(`“${idea}” is a new app`, async () => {
      expect(await after(idea)).toBeUndefined();
    });
  });
});

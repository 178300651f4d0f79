/** Words for a look, by the style that they mean; in several languages, as beginnings of words. */
export const styleWords: Readonly<Record<string, string>> = {
  minimal: 'minimal, 极简, 简约, ミニマル, 미니멀, минимал, بسيط التصميم',
  clean:
    '=clean, uncluttered, lots of white space, whitespace, sobri, sauber, 干净, 清爽, すっきり, 깔끔',
  simple:
    '=simple, =plain, einfach, sencill, schlicht, semplice, 简单, 简洁, シンプル, 심플, прост, basit, sederhana, بسيط',
  modern: 'modern, contemporary, 现代, モダン, 모던, современн, حديث',
  playful:
    'playful, fun look, whimsical, cheerful, verspielt, ludique, divertid, giocos, 活泼, ポップ, 발랄, игрив',
  cute: '=cute, kawaii, adorable, =mono, niedlich, mignon, carin, fofo, 可爱, かわいい, 可愛い, 귀여운, мил, sevimli, lucu, لطيف',
  coquette: 'coquette, girly, pink bows, balletcore, ribbons and',
  pastel: 'pastel, =soft colours, =soft colors, soft colour|color, 柔和, パステル, 파스텔, пастель',
  elegant: 'elegant, =classy, refined, sophisticated, 优雅, エレガント, 우아, элегант, انيق',
  luxury: 'luxur, premium, high end, upscale, 奢华, 高级感, 高級感, 럭셔리, lujo, lusso',
  retro: 'retro, =70s, =80s, =90s, y2k, nostalgic, レトロ, 레트로, 复古, ретро',
  vintage: 'vintage, old fashioned, antique',
  brutalist: 'brutalis',
  neon: 'neon, cyberpunk, vaporwave, synthwave, неон, 霓虹, ネオン, 네온',
  glassy:
    'glass look|effect|style|ui|buttons, glassy, glassmorph, frosted, liquid glass, translucent, vidrio, glasig',
  flat: 'flat design|look|ui|style',
  bold: '=bold, striking, high impact, chunky, loud colours|colors, kraftig, audaz',
  calm: '=calm, calming, soothing, peaceful, serene, zen look, gentle, ruhig, apais, tranquil, 平静, 落ち着, 차분, спокойн, هادئ, sakin, tenang',
  cozy: 'cozy, cosy, homely, gemutlich, douillet, acogedor, acolhedor, 温馨, 居心地, 아늑, уютн',
  warm: '=warm, paper like, earthy, terracotta, calido, =chaud',
  professional:
    'professional, corporate, =serious, businesslike, serios, profesional, profissional, 专业, プロフェッショナル, профессионал',
  friendly: '=friendly look|style|design|and, welcoming, freundlich',
  futuristic: 'futuristic, sci fi, space age, futurist, 未来感, 近未来, 미래적',
  colorful:
    'colorful, colourful, vibrant, vivid, rainbow, bunt, colorid, colorato, 多彩, カラフル, 알록달록, ярк, renkli',
  rounded:
    'rounded, round corners|cards|buttons, pill shaped, abgerundet, arrondi, redondead, 圆角, 角丸',
  soft: '=soft, fluffy, =doux',
  'hand-drawn': 'hand drawn, handdrawn, sketchy, doodle style, hand lettered, 手绘, 手描き',
  editorial: 'editorial, magazine like|style|look, typographic, newspaper style|look',
  monochrome: 'monochrom, black and white, greyscale, grayscale, 黑白, モノクロ, 흑백',
  'high-contrast':
    'high contrast, =accessible colours|colors, large text, big text|buttons|letters, large buttons|type|letters',
  natural:
    '=natural look|colours|colors|tones, organic look|shapes|feel, nature inspired, botanical, earth tones, natur inspir',
  sporty: 'sporty, athletic look|style, energetic, dynamic look',
  dark: 'gothic, moody, dark academia, noir style',
};

/** Words for dark and light, and dark things that are no wish for the look. */
export const modeWords: Readonly<Record<string, string>> = {
  dark: 'dark mode|theme|ui|design|colour|color|background|look|and|with, darker, =dark, black background, night mode, =oscuro, =oscura, dunkel, sombre, escuro, scuro, karanlik, koyu, gelap, темн, داكن, 深色, 暗色, 夜间模式, ダーク, 다크, 어두운',
  thing:
    'dark chocolate|humor|humour|web|souls|matter|sky|skies|comedy|green|blue|red|grey|gray|purple|brown|pink|academia',
  light:
    'light mode|theme|background|ui|design, =bright, white background, modo claro, helles design|theme, mode clair, tema chiaro, 浅色, 亮色, ライトモード, 라이트 모드',
};

/** Regular expressions: which words of a look were meant as one. */
export const lookSigns = {
  /** Styles that change how the design is drawn. */
  drawn: 'playful|cute|elegan|luxury|professional|glassy|colorful',
  /** Styles for which the specification has a rule of its own. */
  ruled: 'coquette|minimal|pastel',
  /** What stands after or before a word that describes the app. */
  after:
    '^(?:[ ,-]+[\\p{L}-]+){0,3}?[ -]+(?:look(?! like)|style|theme|design|feel|vibe|app|website)',
  before: '\\b(?:(?:make|keep) (?:it|this|everything)|looks?|looking|feels?)(?: [\\p{L}-]+)* $',
  /** Words that rule out those after them, and words at which that ends. */
  not: '^(?:not|nothing|never|less|nicht|nichts|pas|non|nao|не)$',
  but: '^(?:but|only|just|sondern|aber|mais|но)$',
};

/** Colours by hex, with their names as beginnings of words. */
export const colorNames: Readonly<Record<string, string>> = {
  '#d92d20':
    '=red, =rot, =rouge, =rojo, =roja, =vermelho, =rosso, kirmizi, =merah, красн, احمر, 红色, 赤, 빨간, 빨강',
  '#e8710a':
    '=orange, =orangen, naranja, laranja, arancion, turuncu, =oranye, оранж, برتقالي, 橙色, オレンジ, 주황',
  '#e0b400':
    '=yellow, =gelb, =jaune, amarill, amarel, =giallo, sarii, =kuning, желт, اصفر, 黄色, 노란, 노랑',
  '#16803c':
    '=green, =grun, =grune, =grunes, =vert, =verte, =verde, =yesil, =hijau, зелен, اخضر, 绿色, 緑, 초록, 녹색',
  '#12805c': 'emerald, esmeralda, smaragd',
  '#14532d': 'forest green, dark green, bottle green, dunkelgrun',
  '#7a8f3c': '=olive green, sage, salbei',
  '#0f8a8a': '=teal, petrol, =turquoise, turkis, turques, turchese, бирюз, 青绿',
  '#0891b2': '=cyan, =aqua',
  '#1f6feb':
    '=blue, =blau, =blaue, =blaues, =bleu, =bleue, =azul, =blu, =mavi, =biru, син, голуб, ازرق, 蓝色, 青色, 青い, 파란, 파랑',
  '#1e3a5f': '=navy, dark blue, midnight blue, marineblau, azul marino, lacivert',
  '#7ab8f5': 'light blue, sky blue, baby blue, hellblau',
  '#7c3aed':
    '=purple, violet, =lila, =morado, =roxo, =viola, =mor, =ungu, фиолет, بنفسجي, 紫色, 紫, 보라',
  '#a78bda': 'lavender, lavanda, lavendel, lavande, lilac, 薰衣草, ラベンダー',
  '#e0559b': '=pink, =rosa, =rosado, pembe, розов, وردي, 粉色, 粉红, ピンク, 분홍, 핑크',
  '#f5b8d0': 'light pink, baby pink, pale pink, blush, hellrosa',
  '#c2185b': 'magenta, fuchsia, hot pink',
  '#ff6f59': '=coral, salmon pink, korall',
  '#8b1e3f': 'burgundy, maroon, bordeaux, =crimson',
  '#8a5a2b':
    '=brown, =braun, =marron, marrone, kahverengi, cokelat, коричн, بني اللون, 棕色, 茶色, 갈색',
  '#c96f4a': 'terracotta, rust colour|color, =rust',
  '#e9dcc3': '=beige, =cream colour|color|tones, =sand colour|color',
  '#b8860b': '=gold, =golden, dorado, =goldene, 金色, ゴールド, 금색',
  '#6b7280': '=grey, =gray, =grau, =gris, =cinza, =grigio, =abu, 灰色, グレー, 회색',
  '#111111':
    '=black, =schwarz, =noir, =negro, =preto, =nero, siyah, =hitam, черн, اسود, 黑色, 黒, 검은, 검정',
  '#ffffff':
    '=white, =weiss, =blanc, =blanco, =branco, =bianco, =beyaz, =putih, бел, ابيض, 白色, 白い, 흰색',
};

/** Neighbours that make a colour's name mean a thing. */
export const colorTraps =
  'tea juice wine card cards list flag flags light lights house energy cabbage meat fish salmon card box friday sea sox devils bull ocean medal medals standard rush mine retriever and-white belt belts board hole pages space cross panda rice bread power eyed berry berries peel squash peppers pepper onion onions beans salad cake whale whales cheese knight collar panther blood';

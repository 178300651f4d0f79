import { Art } from '../art';
import type { Drawn } from '../phone';
import { Box, Icon, IconTap, Row, Tap, Text } from '../primitives';
import { Chip, Push } from './parts';
import { tintGround } from './rows';

/** A pile of cards: no to the left, yes to the right. */
export function Deck({ component, phone }: Drawn<'deck'>) {
  const { id, cards, no, yes, kept } = component;
  const { paint } = phone;
  const at = phone.value(`${id}/at`, 0);
  const liked = phone.value(`${id}/yes`, 0);
  const card = cards[at % cards.length];
  if (!card) return <Box />;
  const ground = tintGround(card.tint);
  const step = (by: number) => () => {
    phone.set(`${id}/at`, at + 1);
    phone.set(`${id}/yes`, liked + by);
  };
  return (
    <Box as="div" style={{ gap: 18 }}>
      <Box style={{ position: 'relative', height: 446 }}>
        <Box
          aria-hidden
          style={{
            position: 'absolute',
            left: 26,
            right: 26,
            top: 20,
            height: 426,
            ...paint.fill(tintGround((card.tint + 2) % 5), 'card'),
          }}
        />
        <Box
          aria-hidden
          style={{
            position: 'absolute',
            left: 13,
            right: 13,
            top: 10,
            height: 422,
            ...paint.fill(tintGround((card.tint + 1) % 5), 'card'),
          }}
        />
        <Box
          as="article"
          aria-live="polite"
          style={{
            position: 'absolute',
            left: 0,
            right: 0,
            top: 0,
            height: 420,
            overflow: 'hidden',
            ...paint.fill('surface', 'card'),
          }}
        >
          <Box
            style={{
              height: 306,
              overflow: 'hidden',
              alignItems: 'center',
              justifyContent: 'flex-end',
              backgroundColor: paint.ground(ground),
            }}
          >
            <Art phone={phone} name={card.picture} width={346} height={306} fit="slice" />
          </Box>
          <Box style={{ padding: '16px 20px 16px 20px', gap: 4 }}>
            <Text
              phone={phone}
              on="surface"
              as="h3"
              size={27}
              weight={710}
              face="display"
              leading={1.1}
            >
              {card.title}
            </Text>
            <Text phone={phone} on="surface" tone="muted" size={15.5}>
              {card.note}
            </Text>
          </Box>
        </Box>
      </Box>
      <Row style={{ justifyContent: 'center', gap: 26 }}>
        {(
          [
            ['x', no, 0],
            ['heart', yes, 1],
          ] as const
        ).map(([icon, label, by]) => (
          <Tap
            key={icon}
            phone={phone}
            aria-label={`${label}: ${card.title}`}
            onTap={step(by)}
            style={{
              width: 72,
              height: 72,
              borderRadius: Math.min(36, paint.look.radius * 1.5),
              alignItems: 'center',
              justifyContent: 'center',
              ...(by
                ? { backgroundColor: paint.ground('accent') }
                : {
                    backgroundColor: paint.ground('surface'),
                    border: `2px solid ${paint.line(phone.screen.ground, 0.16)}`,
                  }),
            }}
          >
            <Icon name={icon} size={30} color={paint.on(by ? 'accent' : 'surface')} />
          </Tap>
        ))}
      </Row>
      <Box aria-live="polite" style={{ alignItems: 'center' }}>
        <Text phone={phone} on={phone.screen.ground} tone="muted" size={14.5} weight={550}>
          {`${kept}: ${liked}`}
        </Text>
      </Box>
    </Box>
  );
}

/** What the app is for, one thought a page; the last page leads in. */
export function Onboarding({ component, phone }: Drawn<'onboarding'>) {
  const { id, pages, next, done, to } = component;
  const { paint } = phone;
  const on = phone.screen.ground;
  const at = Math.min(phone.value(id, 0), pages.length - 1);
  const page = pages[at];
  if (!page) return <Box />;
  const isLast = at === pages.length - 1;
  const picked = phone.value(`${id}/choice/${at}`, 0);
  return (
    <Box as="div" style={{ gap: 20 }}>
      <Box
        style={{
          height: page.choices ? 230 : 330,
          overflow: 'hidden',
          alignItems: 'center',
          justifyContent: 'flex-end',
          ...paint.fill('hero', 'card'),
          border: 'none',
        }}
      >
        <Art
          phone={phone}
          name={page.picture}
          width={346}
          height={page.choices ? 230 : 330}
          fit="slice"
        />
      </Box>
      <Box aria-live="polite" style={{ gap: 10, minHeight: 150 }}>
        <Text phone={phone} on={on} as="h2" size={36} weight={720} face="display" leading={1.04}>
          {page.title}
        </Text>
        <Text phone={phone} on={on} tone="muted" size={16.5} leading={1.45}>
          {page.text}
        </Text>
      </Box>
      {page.choices && (
        <Row role="radiogroup" aria-label={page.title} style={{ flexWrap: 'wrap', gap: 8 }}>
          {page.choices.map((choice, index) => (
            <Chip
              key={choice}
              phone={phone}
              radio
              label={choice}
              on={index === picked}
              onTap={() => phone.set(`${id}/choice/${at}`, index)}
            />
          ))}
        </Row>
      )}
      <Row style={{ justifyContent: 'space-between' }}>
        <Row aria-hidden style={{ gap: 7 }}>
          {pages.map((_, index) => (
            <Box
              key={index}
              style={{
                width: index === at ? 26 : 9,
                height: 9,
                borderRadius: 5,
                backgroundColor:
                  index === at ? paint.on(on, 'accent', 'large') : paint.line(on, 0.2),
              }}
            />
          ))}
        </Row>
        {isLast ? (
          <Tap
            phone={phone}
            action={{ do: 'go', to }}
            source={id}
            style={{
              minHeight: 54,
              paddingLeft: 26,
              paddingRight: 26,
              justifyContent: 'center',
              ...paint.fill('accent', 'control'),
            }}
          >
            <Text phone={phone} on="accent" size={16.5} weight={660}>
              {done}
            </Text>
          </Tap>
        ) : (
          <Push
            phone={phone}
            label={next}
            onTap={() => phone.set(id, at + 1)}
            style={{ minHeight: 54 }}
          />
        )}
      </Row>
    </Box>
  );
}

/** Questions with one right answer, or a survey where every answer counts. */
export function Quiz({ component, phone }: Drawn<'quiz'>) {
  const { id, questions, survey = false, yes, no, next, end } = component;
  const { paint } = phone;
  const on = phone.screen.ground;
  const at = phone.value(`${id}/at`, 0);
  const picked = phone.value(`${id}/picked`, -1);
  const score = phone.value(`${id}/score`, 0);
  const question = questions[at % questions.length];
  if (!question) return <Box />;
  const isRight = picked === question.right;
  const move = () => {
    phone.set(`${id}/score`, at + 1 === questions.length ? 0 : score + (isRight || survey ? 1 : 0));
    phone.set(`${id}/picked`, -1);
    phone.set(`${id}/at`, (at + 1) % questions.length);
  };
  return (
    <Box as="div" style={{ gap: 18 }}>
      <Row style={{ gap: 6 }} role="img" aria-label={`${at + 1} / ${questions.length}`}>
        {questions.map((_, index) => (
          <Box
            key={index}
            style={{
              flexGrow: 1,
              flexShrink: 1,
              flexBasis: 0,
              height: 7,
              borderRadius: 4,
              backgroundColor: index <= at ? paint.on(on, 'accent', 'large') : paint.line(on, 0.14),
            }}
          />
        ))}
      </Row>
      <Text
        phone={phone}
        on={on}
        as="h2"
        size={31}
        weight={710}
        face="display"
        leading={1.1}
        style={{ minHeight: 104 }}
      >
        {question.ask}
      </Text>
      <Box role="radiogroup" aria-label={question.ask} style={{ gap: 10 }}>
        {question.answers.map((answer, index) => {
          const chosen = index === picked;
          const shows = picked >= 0 && !survey && index === question.right;
          const ground = shows || (chosen && survey) ? 'accent' : chosen ? 'ink' : 'surface';
          return (
            <Tap
              key={answer}
              phone={phone}
              role="radio"
              aria-checked={chosen}
              onTap={() => phone.set(`${id}/picked`, index)}
              style={{
                flexDirection: 'row',
                alignItems: 'center',
                justifyContent: 'space-between',
                gap: 12,
                minHeight: 62,
                paddingLeft: 20,
                paddingRight: 18,
                ...paint.fill(ground, 'control'),
              }}
            >
              <Text phone={phone} on={ground} size={16.5} weight={620}>
                {answer}
              </Text>
              {picked >= 0 && (shows || chosen) && (
                <Icon name={shows || survey ? 'check' : 'x'} size={20} color={paint.on(ground)} />
              )}
            </Tap>
          );
        })}
      </Box>
      <Box aria-live="polite" style={{ minHeight: 22 }}>
        {picked >= 0 && (
          <Text phone={phone} on={on} size={16} weight={620}>
            {survey || isRight ? yes : no}
          </Text>
        )}
      </Box>
      {picked >= 0 && (
        <Push
          phone={phone}
          icon="arrow-right"
          label={at + 1 === questions.length ? end : next}
          onTap={move}
          style={{ minHeight: 58 }}
        />
      )}
    </Box>
  );
}

/** A page to write on. */
export function Editor({ component, phone }: Drawn<'editor'>) {
  const { id, label, title, words, save, saved, placeholder } = component;
  const { paint } = phone;
  const on = phone.screen.ground;
  const text = phone.value(id, component.text);
  const bold = phone.value(`${id}/bold`, false);
  const large = phone.value(`${id}/large`, false);
  const done = phone.value(`${id}/saved`, '') === text && text !== '';
  const serif = paint.look.type.display === 'newsreader' || paint.look.type.display === 'georgia';
  const size = large ? 21 : 17.5;
  const family = paint.family(serif ? paint.look.type.display : 'text');
  const count = text.split(/\s+/).filter(Boolean).length;
  return (
    <Box as="div" style={{ gap: 14 }}>
      <Text phone={phone} on={on} as="h2" size={32} weight={700} face="display" leading={1.06}>
        {title}
      </Text>
      {phone.live ? (
        <textarea
          aria-label={label}
          placeholder={placeholder}
          maxLength={2000}
          value={text}
          onChange={(event) => phone.set(id, event.currentTarget.value)}
          style={{
            minHeight: 330,
            border: 'none',
            background: 'transparent',
            resize: 'none',
            padding: 0,
            width: '100%',
            fontSize: size,
            lineHeight: 1.55,
            fontWeight: bold ? 700 : 400,
            fontFamily: family,
            color: paint.on(on),
          }}
        />
      ) : (
        <Box style={{ minHeight: 330 }}>
          <Text
            phone={phone}
            on={on}
            size={size}
            leading={1.55}
            face={serif ? 'newsreader' : 'text'}
          >
            {text || placeholder}
          </Text>
        </Box>
      )}
      <Row
        style={{
          ...paint.fill('surface', 'card'),
          minHeight: 58,
          paddingLeft: 6,
          paddingRight: 7,
          justifyContent: 'space-between',
        }}
      >
        <Row>
          {(
            [
              ['B', 'bold', bold],
              ['A+', 'large', large],
            ] as const
          ).map(([sign, key, isOn]) => (
            <Tap
              key={key}
              phone={phone}
              aria-pressed={isOn}
              aria-label={sign}
              onTap={() => phone.set(`${id}/${key}`, !isOn)}
              style={{
                width: 46,
                height: 44,
                alignItems: 'center',
                justifyContent: 'center',
                borderRadius: paint.radius('small'),
                ...(isOn ? { backgroundColor: paint.ground('hero') } : {}),
              }}
            >
              <Text phone={phone} on={isOn ? 'hero' : 'surface'} size={17} weight={700}>
                {sign}
              </Text>
            </Tap>
          ))}
          <Text
            phone={phone}
            on="surface"
            tone="muted"
            size={14}
            weight={550}
            aria-live="polite"
            style={{ marginLeft: 8 }}
          >
            {`${count} ${words}`}
          </Text>
        </Row>
        <Push
          phone={phone}
          label={done ? saved : save}
          pressed={done}
          onTap={() => phone.set(`${id}/saved`, done ? '' : text)}
          style={{ minHeight: 44 }}
        />
      </Row>
    </Box>
  );
}

const said = (value: number) => {
  if (!Number.isFinite(value)) return '–';
  const size = Math.abs(value);
  return String(Math.round(value * (size < 1 ? 10_000 : 100)) / (size < 1 ? 10_000 : 100));
};

/** From one unit to another while the amount is typed. */
export function Converter({ component, phone }: Drawn<'converter'>) {
  const { id, label, units, swap } = component;
  const { paint } = phone;
  const typed = phone.value(id, String(component.amount));
  const from = phone.value(`${id}/from`, component.from);
  const to = phone.value(`${id}/to`, component.to);
  const [a, b] = [units[from % units.length], units[to % units.length]];
  const amount = Number(typed.replace(',', '.'));
  const result = said((amount * (a?.rate ?? 1)) / (b?.rate ?? 1));
  const side = (key: 'from' | 'to', at: number, other: number) => {
    const ground = key === 'from' ? 'surface' : 'accent';
    return (
      <Box
        style={{
          ...paint.fill(ground, 'card'),
          padding: '18px 18px 14px 20px',
          gap: 8,
          border: 'none',
        }}
      >
        <Text
          phone={phone}
          on={ground}
          tone={key === 'from' ? 'muted' : 'text'}
          size={14.5}
          weight={550}
        >
          {units[at % units.length]?.name ?? ''}
        </Text>
        <Row style={{ justifyContent: 'space-between', gap: 10 }}>
          {key === 'from' && phone.live ? (
            <input
              aria-label={label}
              inputMode="decimal"
              maxLength={9}
              value={typed}
              onChange={(event) => phone.set(id, event.currentTarget.value.replace(/[^\d.,]/g, ''))}
              style={{
                width: 210,
                minWidth: 0,
                border: 'none',
                background: 'transparent',
                padding: 0,
                fontSize: 54,
                fontWeight: 740,
                letterSpacing: -2,
                fontFamily: paint.family('display'),
                color: paint.on('surface'),
              }}
            />
          ) : (
            <Text
              phone={phone}
              on={ground}
              size={54}
              weight={740}
              face="display"
              leading={1.1}
              tracking={-0.04}
              aria-live="polite"
            >
              {key === 'from' ? typed : result}
            </Text>
          )}
          <Text phone={phone} on={ground} size={22} weight={680} face="display">
            {units[at % units.length]?.code ?? ''}
          </Text>
        </Row>
        <Row role="radiogroup" aria-label={`${label}, ${key}`} style={{ gap: 6, flexWrap: 'wrap' }}>
          {units.map(({ code, name }, index) =>
            index === other ? null : (
              <Tap
                key={code}
                phone={phone}
                role="radio"
                aria-checked={index === at}
                aria-label={name}
                onTap={() => phone.set(`${id}/${key}`, index)}
                style={{
                  minHeight: 44,
                  minWidth: 48,
                  alignItems: 'center',
                  justifyContent: 'center',
                  paddingLeft: 11,
                  paddingRight: 11,
                  borderRadius: Math.min(16, paint.look.radius),
                  ...(index === at
                    ? { backgroundColor: paint.on(ground) }
                    : { border: `1.5px solid ${paint.line(ground, 0.25)}` }),
                }}
              >
                <Text
                  phone={phone}
                  on={ground}
                  size={13.5}
                  weight={650}
                  style={
                    index === at
                      ? { color: paint.reads(paint.ground(ground), [paint.on(ground)]) }
                      : {}
                  }
                >
                  {code}
                </Text>
              </Tap>
            ),
          )}
        </Row>
      </Box>
    );
  };
  return (
    <Box as="div" style={{ gap: 8 }}>
      {side('from', from, to)}
      <Box
        style={{ alignItems: 'center', marginTop: -22, marginBottom: -22, position: 'relative' }}
      >
        <Tap
          phone={phone}
          aria-label={swap}
          onTap={() => {
            phone.set(`${id}/from`, to);
            phone.set(`${id}/to`, from);
          }}
          style={{
            width: 56,
            height: 56,
            borderRadius: 28,
            alignItems: 'center',
            justifyContent: 'center',
            backgroundColor: paint.ground('ink'),
            border: `4px solid ${paint.ground(phone.screen.ground)}`,
          }}
        >
          <Icon name="repeat" size={22} color={paint.on('ink')} />
        </Tap>
      </Box>
      {side('to', to, from)}
      <Text phone={phone} on={phone.screen.ground} tone="muted" size={14} style={{ marginTop: 6 }}>
        {`1 ${a?.code ?? ''} = ${said((a?.rate ?? 1) / (b?.rate ?? 1))} ${b?.code ?? ''}`}
      </Text>
    </Box>
  );
}

/** A phrase in one language, and the same in another. */
export function Phrases({ component, phone }: Drawn<'phrases'>) {
  const { id, from, to, field, swap, unknown, pairs } = component;
  const { paint } = phone;
  const turned = phone.value(`${id}/turned`, false);
  const typed = phone.value(id, pairs[0]?.[turned ? 'to' : 'from'] ?? '');
  const side = turned ? 'to' : 'from';
  const plain = (text: string) =>
    text
      .toLowerCase()
      .replace(/[.!?¿¡,]/g, '')
      .trim();
  const pair = pairs.find((each) => plain(each[side]) === plain(typed));
  const result = typed.trim() === '' ? '…' : (pair?.[turned ? 'from' : 'to'] ?? unknown);
  return (
    <Box as="div" style={{ gap: 12 }}>
      <Row style={{ justifyContent: 'space-between' }}>
        <Text phone={phone} on={phone.screen.ground} size={17} weight={660} face="display">
          {turned ? to : from}
        </Text>
        <IconTap
          phone={phone}
          on={phone.screen.ground}
          icon="repeat"
          label={swap}
          source={id}
          onTap={() => {
            phone.set(`${id}/turned`, !turned);
            phone.set(id, pair?.[turned ? 'from' : 'to'] ?? '');
          }}
        />
        <Text phone={phone} on={phone.screen.ground} size={17} weight={660} face="display">
          {turned ? from : to}
        </Text>
      </Row>
      {phone.live ? (
        <textarea
          aria-label={field}
          placeholder={field}
          maxLength={200}
          value={typed}
          onChange={(event) => phone.set(id, event.currentTarget.value)}
          style={{
            ...paint.fill('surface', 'card'),
            border: 'none',
            resize: 'none',
            minHeight: 128,
            padding: 20,
            fontSize: 22,
            fontFamily: paint.family('text'),
            color: paint.on('surface'),
            width: '100%',
            boxSizing: 'border-box',
          }}
        />
      ) : (
        <Box style={{ ...paint.fill('surface', 'card'), minHeight: 128, padding: 20 }}>
          <Text phone={phone} on="surface" size={22}>
            {typed}
          </Text>
        </Box>
      )}
      <Box
        aria-live="polite"
        style={{
          ...paint.fill('accent', 'card'),
          minHeight: 148,
          padding: 20,
          border: 'none',
          justifyContent: 'space-between',
        }}
      >
        <Text phone={phone} on="accent" size={28} weight={690} face="display" leading={1.15}>
          {result}
        </Text>
      </Box>
      <Row role="group" aria-label={field} style={{ gap: 8, flexWrap: 'wrap' }}>
        {pairs.map((each) => (
          <Chip
            key={each.from}
            phone={phone}
            label={each[side]}
            on={each === pair}
            onTap={() => phone.set(id, each === pair ? '' : each[side])}
          />
        ))}
      </Row>
    </Box>
  );
}

const keys = ['7', '8', '9', '÷', '4', '5', '6', '×', '1', '2', '3', '−', '0', '.', '=', '+'];

/** What a sum without brackets comes to: products first. */
function reckon(sum: string): number {
  const parts = sum.match(/\d*\.?\d+|[÷×−+]/g) ?? [];
  const terms: number[] = [];
  let sign = 1;
  let pending: string | undefined;
  for (const part of parts) {
    if (part === '+' || part === '−') sign = part === '−' ? -1 : 1;
    else if (part === '×' || part === '÷') pending = part;
    else {
      const value = Number(part);
      const last = terms.at(-1);
      if (pending && last !== undefined)
        terms[terms.length - 1] = pending === '×' ? last * value : last / value;
      else terms.push(sign * value);
      pending = undefined;
      sign = 1;
    }
  }
  return terms.reduce((total, term) => total + term, 0);
}

/** A pocket calculator that reckons. */
export function Calculator({ component, phone }: Drawn<'calculator'>) {
  const { id, label, clear } = component;
  const { paint } = phone;
  const on = phone.screen.ground;
  const sum = phone.value(id, '48×3−12');
  const isDone = /^-?[\d.]+$/.test(sum);
  const press = (key: string) => () => {
    if (key === '=') return phone.set(id, isDone ? '' : said(reckon(sum)).replace('-', '−'));
    const isSign = '÷×−+'.includes(key);
    if (isSign && '÷×−+'.includes(sum.at(-1) ?? '')) return phone.set(id, sum.slice(0, -1) + key);
    return phone.set(id, (sum === '–' ? '' : sum.slice(-15)) + key);
  };
  return (
    <Box as="div" style={{ gap: 14 }}>
      <Box
        role="status"
        aria-label={label}
        style={{ minHeight: 176, justifyContent: 'flex-end', alignItems: 'flex-end', gap: 2 }}
      >
        <Text phone={phone} on={on} tone="muted" size={24} weight={500}>
          {sum || '0'}
        </Text>
        <Text
          phone={phone}
          on={on}
          size={84}
          weight={740}
          face="display"
          leading={1}
          tracking={-0.05}
        >
          {sum === '' ? '0' : said(reckon(sum))}
        </Text>
      </Box>
      <Row role="group" aria-label={label} style={{ flexWrap: 'wrap', gap: 10 }}>
        {keys.map((key) => {
          const ground = key === '=' ? 'accent' : '÷×−+'.includes(key) ? 'hero' : 'surface';
          return (
            <Tap
              key={key}
              phone={phone}
              onTap={press(key)}
              style={{
                width: 79,
                height: 74,
                alignItems: 'center',
                justifyContent: 'center',
                ...paint.fill(ground, 'control'),
              }}
            >
              <Text phone={phone} on={ground} size={27} weight={600} face="display">
                {key}
              </Text>
            </Tap>
          );
        })}
      </Row>
      <Push
        phone={phone}
        label={clear}
        ground="surface"
        onTap={() => phone.set(id, sum === '' ? '48×3−12' : '')}
      />
    </Box>
  );
}

/** A sum with names: change what goes in, read what comes out. */
export function Formula({ component, phone }: Drawn<'formula'>) {
  const { id, inputs, rule, label, unit } = component;
  const { paint } = phone;
  const values = inputs.map(({ value }, index) => phone.value(`${id}/${index}`, value));
  const [a = 0, b = 0, c = 0] = values;
  const result = {
    divide: a / (b || 1),
    multiply: a * b * (inputs.length > 2 ? c : 1),
    minus: (a - b) * (inputs.length > 2 ? c : 1),
    tip: (a * (1 + c / 100)) / (b || 1),
  }[rule];
  return (
    <Box as="div" style={{ gap: 10 }}>
      <Box
        aria-live="polite"
        style={{
          ...paint.fill('hero', 'card'),
          border: 'none',
          padding: '20px 22px 18px 22px',
          gap: 2,
        }}
      >
        <Text phone={phone} on="hero" size={16} weight={600}>
          {label}
        </Text>
        <Row style={{ alignItems: 'flex-end', gap: 8 }}>
          <Text
            phone={phone}
            on="hero"
            size={72}
            weight={760}
            face="display"
            leading={1}
            tracking={-0.05}
          >
            {said(result)}
          </Text>
          <Text
            phone={phone}
            on="hero"
            size={22}
            weight={640}
            face="display"
            style={{ marginBottom: 8 }}
          >
            {unit}
          </Text>
        </Row>
      </Box>
      {inputs.map(({ label: name, step, unit: of }, index) => {
        const value = values[index] ?? 0;
        const move = (by: number) => () =>
          phone.set(`${id}/${index}`, Math.max(step, Math.round((value + by) * 100) / 100));
        return (
          <Row
            key={name}
            role="group"
            aria-label={name}
            style={{
              ...paint.fill('surface', 'card'),
              minHeight: 70,
              paddingLeft: 18,
              paddingRight: 10,
              justifyContent: 'space-between',
            }}
          >
            <Text phone={phone} on="surface" size={15.5} weight={600}>
              {name}
            </Text>
            <Row style={{ gap: 2 }}>
              <IconTap
                phone={phone}
                on="surface"
                icon="minus"
                label={`− ${name}`}
                source={id}
                size={19}
                onTap={move(-step)}
              />
              <Text
                phone={phone}
                on="surface"
                size={19}
                weight={700}
                face="display"
                aria-live="polite"
              >
                {`${value} ${of}`}
              </Text>
              <IconTap
                phone={phone}
                on="surface"
                icon="plus"
                label={`+ ${name}`}
                source={id}
                size={19}
                onTap={move(step)}
              />
            </Row>
          </Row>
        );
      })}
    </Box>
  );
}

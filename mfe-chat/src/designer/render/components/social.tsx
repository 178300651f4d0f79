import { Art } from '../art';
import type { Drawn } from '../phone';
import { Box, Icon, Row, Tap, Text } from '../primitives';
import { Push } from './parts';
import { LeadMark } from './rows';

/** What others posted. */
export function Feed({ component, phone }: Drawn<'feed'>) {
  const { id, posts, like, answer } = component;
  const { paint } = phone;
  return (
    <Box as="ul" style={{ gap: 12 }}>
      {posts.map(({ name, initials, tint, at, text, picture, likes }, index) => {
        const liked = phone.value(`${id}/like/${index}`, false);
        const open = phone.value(`${id}/open/${index}`, false);
        const reply = phone.value(`${id}/reply/${index}`, '');
        return (
          <Box
            as="li"
            key={`${name}${index}`}
            style={{ ...paint.fill('surface', 'card'), padding: '16px 18px 8px 18px', gap: 12 }}
          >
            <Row style={{ gap: 12 }}>
              <LeadMark
                phone={phone}
                lead={{ as: 'initials', text: initials }}
                tint={tint}
                on="surface"
                size={42}
              />
              <Box style={{ flexGrow: 1 }}>
                <Text phone={phone} on="surface" size={15.5} weight={660}>
                  {name}
                </Text>
                <Text phone={phone} on="surface" tone="muted" size={13}>
                  {at}
                </Text>
              </Box>
            </Row>
            <Text phone={phone} on="surface" as="p" size={16} leading={1.42}>
              {text}
            </Text>
            {picture && (
              <Box
                style={{
                  height: 190,
                  overflow: 'hidden',
                  borderRadius: paint.radius('small'),
                  backgroundColor: paint.ground('hero'),
                  alignItems: 'center',
                  justifyContent: 'flex-end',
                }}
              >
                <Art phone={phone} name={picture} width={310} height={190} fit="slice" />
              </Box>
            )}
            <Row style={{ gap: 6, marginLeft: -10 }}>
              <Tap
                phone={phone}
                aria-label={`${like}: ${name}`}
                aria-pressed={liked}
                onTap={() => phone.set(`${id}/like/${index}`, !liked)}
                style={{
                  flexDirection: 'row',
                  gap: 7,
                  minHeight: 44,
                  paddingLeft: 10,
                  paddingRight: 10,
                  alignItems: 'center',
                }}
              >
                <Icon
                  name="heart"
                  size={20}
                  stroke={liked ? 3 : 2}
                  color={paint.on('surface', liked ? 'accent' : 'muted')}
                />
                <Text
                  phone={phone}
                  on="surface"
                  tone={liked ? 'accent' : 'muted'}
                  size={14.5}
                  weight={620}
                >
                  {likes + (liked ? 1 : 0)}
                </Text>
              </Tap>
              <Tap
                phone={phone}
                aria-label={`${answer}: ${name}`}
                aria-expanded={open}
                onTap={() => phone.set(`${id}/open/${index}`, !open)}
                style={{
                  flexDirection: 'row',
                  gap: 7,
                  minHeight: 44,
                  paddingLeft: 10,
                  paddingRight: 10,
                  alignItems: 'center',
                }}
              >
                <Icon name="message-circle" size={20} color={paint.on('surface', 'muted')} />
                <Text phone={phone} on="surface" tone="muted" size={14.5} weight={620}>
                  {answer}
                </Text>
              </Tap>
            </Row>
            {open && phone.live && (
              <input
                aria-label={`${answer}: ${name}`}
                placeholder={`${answer} …`}
                maxLength={200}
                value={reply}
                onChange={(event) => phone.set(`${id}/reply/${index}`, event.currentTarget.value)}
                style={{
                  ...paint.fill('background', 'control'),
                  border: 'none',
                  boxShadow: 'none',
                  minHeight: 46,
                  paddingLeft: 14,
                  paddingRight: 14,
                  marginBottom: 8,
                  fontSize: 15.5,
                  fontFamily: paint.family('text'),
                  color: paint.on('background'),
                }}
              />
            )}
          </Box>
        );
      })}
    </Box>
  );
}

/** A door: any address and password open it, because this is a design. */
export function Login({ component, phone }: Drawn<'login'>) {
  const { id, title, note, mail, password, enter, other, wrong, to } = component;
  const { paint } = phone;
  const on = phone.screen.ground;
  const isNew = phone.value(`${id}/new`, false);
  const missed = phone.value(`${id}/missed`, false);
  const field = (key: string, label: string, type: string) => {
    const shape = {
      ...paint.fill('surface', 'control'),
      minHeight: 60,
      paddingLeft: 18,
      paddingRight: 18,
      width: '100%',
      boxSizing: 'border-box',
    } as const;
    return phone.live ? (
      <input
        key={key}
        aria-label={label}
        placeholder={label}
        type={type}
        autoComplete="off"
        maxLength={80}
        value={phone.value(`${id}/${key}`, '')}
        onChange={(event) => phone.set(`${id}/${key}`, event.currentTarget.value)}
        style={{
          ...shape,
          border: 'none',
          fontSize: 17,
          fontFamily: paint.family('text'),
          color: paint.on('surface'),
        }}
      />
    ) : (
      <Box key={key} style={{ ...shape, justifyContent: 'center' }}>
        <Text phone={phone} on="surface" tone="muted" size={17}>
          {label}
        </Text>
      </Box>
    );
  };
  const go = () => {
    const isReady = ['mail', 'password'].every((key) => phone.value(`${id}/${key}`, '') !== '');
    phone.set(`${id}/missed`, !isReady);
    if (isReady) phone.act({ do: 'go', to }, id);
    else phone.act({ do: 'toggle', says: wrong, off: wrong }, `${id}/said`);
  };
  return (
    <Box as="div" style={{ gap: 12 }}>
      <Box style={{ gap: 8, paddingTop: 8, paddingBottom: 16 }}>
        <Text phone={phone} on={on} as="h2" size={42} weight={730} face="display" leading={1.02}>
          {title}
        </Text>
        <Text phone={phone} on={on} tone="muted" size={16.5} leading={1.4}>
          {note}
        </Text>
      </Box>
      {field('mail', mail, 'email')}
      {field('password', password, 'password')}
      <Push
        phone={phone}
        label={isNew ? other : enter}
        onTap={go}
        style={{ minHeight: 60, marginTop: 8 }}
      />
      <Push
        phone={phone}
        ground="surface"
        label={isNew ? enter : other}
        onTap={() => phone.set(`${id}/new`, !isNew)}
      />
      {missed && (
        <Text phone={phone} on={on} size={14.5}>
          {wrong}
        </Text>
      )}
    </Box>
  );
}

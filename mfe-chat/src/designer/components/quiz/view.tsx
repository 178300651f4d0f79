import type { Drawn } from '../../render/phone';
import { Box, Icon, Row, Tap, Text } from '../../render/primitives';
import { Push } from '../../render/pieces/buttons';

export function Quiz({ component, phone }: Drawn<'quiz'>) {
  const { id, questions, survey = false, yes, no, next, end } = component;
  const { paint } = phone;
  const on = phone.screen.ground;
  const [{ at, picked, score }, change] = phone.state(id, { at: 0, picked: -1, score: 0 });
  const question = questions[at % questions.length];
  if (!question) return <Box />;
  const isRight = picked === question.right;
  const move = () =>
    change({
      score: at + 1 === questions.length ? 0 : score + (isRight || survey ? 1 : 0),
      picked: -1,
      at: (at + 1) % questions.length,
    });
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
              onTap={() => change({ picked: index })}
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

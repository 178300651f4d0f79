import type { Phone } from '../phone';
import { Box, Text } from '../primitives';
import { tintGround } from './lead-mark';

/** Leaf shape: two opposite corners are round. */
const leaves = ['50% 22% 50% 22%', '22% 50% 22% 50%'] as const;

/** Initials of two words, else the first letter or digit. */
function lettersOf(title: string): string {
  const [first = '', second = ''] = title.match(/[\p{L}\p{N}]\p{M}*[\p{L}\p{N}\p{M}]*/gu) ?? [];
  const initial = (word: string) => /^.\p{M}*/u.exec(word)?.[0] ?? '';
  return `${initial(first)}${/^\p{Lu}/u.test(second) ? initial(second) : ''}`.toLocaleUpperCase();
}

/** Replaces a picture by initials on paper shapes. */
export function LetterTile({
  phone,
  title,
  tint,
  width,
  height,
}: {
  phone: Phone;
  title: string;
  tint: number;
  width: number;
  height: number;
}) {
  const { paint } = phone;
  const isEven = tint % 2 === 0;
  const size = Math.min(width, height);
  const leaf = size * 0.64;
  const letters = lettersOf(title);
  return (
    <Box
      aria-hidden
      style={{
        position: 'relative',
        width,
        height,
        overflow: 'hidden',
        alignItems: 'center',
        justifyContent: 'center',
        backgroundColor: paint.ground(tintGround(tint)),
      }}
    >
      <Box
        style={{
          position: 'absolute',
          width: size * 0.9,
          height: size * 0.9,
          top: isEven ? -size * 0.34 : height - size * 0.56,
          left: isEven ? width - size * 0.56 : -size * 0.34,
          borderRadius: leaves[isEven ? 0 : 1],
          backgroundColor: paint.ground(tintGround((tint + 2) % 5)),
        }}
      />
      <Box
        style={{
          width: leaf,
          height: leaf,
          alignItems: 'center',
          justifyContent: 'center',
          borderRadius: leaves[isEven ? 1 : 0],
          backgroundColor: paint.ground('accent'),
          position: 'relative',
        }}
      >
        <Text
          phone={phone}
          on="accent"
          size={Math.round(leaf * (letters.length > 1 ? 0.46 : 0.58))}
          weight={740}
          face="display"
          leading={1}
        >
          {letters}
        </Text>
      </Box>
    </Box>
  );
}

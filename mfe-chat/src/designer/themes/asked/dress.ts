import type { Mood } from '../../../content/mood.schema';
import type { Brief } from '../../interpret/brief';
import type { AppDesign } from '../../model/app-design';
import type { Look } from '../../model/theme';
import { asksForLook } from './asks-for-look';
import { inStyle } from './in-style';
import type { Dressed } from './dressed';
import type { LookNote } from './look-note';
import type * as looks from './looks';
import type * as painting from './painted';
import * as moodLook from '../mood-look';

type Painter = Pick<typeof painting, 'assignRoles' | 'inColors' | 'painted' | 'saidOf'>;
type Looks = Pick<typeof looks, 'inMode' | 'lookIn'> & Partial<Pick<typeof looks, 'moodLook'>>;

/** Colours alone do not change the look. */
const own: Looks = {
  inMode: (look) => look,
  lookIn: (look) => look,
};

async function looksFor({ moods, mode, style }: Brief): Promise<Looks> {
  const isStyled = style.value !== 'pastel';
  // A mood has its own mode.
  if (moods.length > 0 && !mode && !isStyled) return { ...own, ...moodLook };
  if (moods.length > 0 || mode || style.value === 'dark-mode')
    return isStyled
      ? import(/* webpackChunkName: "looks" */ './looks')
      : import(/* webpackChunkName: "night" */ './night');
  if (!isStyled) return own;
  return { ...own, ...(await import(/* webpackChunkName: "styles-asked" */ './styles-asked')) };
}

/** @param painter required to apply named colours */
export async function dress(
  design: AppDesign,
  brief: Brief,
  moods: Readonly<Record<string, Mood>>,
  painter?: Painter,
): Promise<Dressed> {
  const { inMode, lookIn, moodLook } = await looksFor(brief);
  if (!asksForLook(brief))
    return { design: inStyle(design, brief, { lookIn, inMode }), colors: [], notes: [] };
  const { mode, colors, style } = brief;
  const name = brief.moods[0]?.value;
  const mood = name === undefined ? undefined : moods[name];
  const native =
    mood && name && moodLook
      ? moodLook(name, mood)
      : { ...lookIn(design.ownLook, style.value), surface: design.look.surface };
  const target = mode?.value ?? native.mode;
  const glass = brief.styles.some(({ value }) => value === 'glassy');
  const shape = (look: Look): Look => shaped(glass ? { ...look, surface: 'glass' } : look, brief);
  if (colors.length === 0 || !painter) {
    const ownLook = shape(native);
    const look = inMode(ownLook, target);
    return {
      design: { ...design, ownLook, look },
      ...(mood ? { mood: mood.name } : {}),
      colors: [],
      notes: [],
    };
  }
  const { assignRoles, inColors, painted, saidOf } = painter;
  const asked = assignRoles(colors, mode);
  const notes: LookNote[] = [];
  const plain = style.value === 'pastel' && !mood && target === 'dark';
  const base = plain ? lookIn(native, 'dark-mode') : inMode(native, target);
  const colored = inColors(shape(base), asked);
  const { look } = colored;
  const isSwitched = look.mode !== target;
  if (mode && isSwitched && asked.background)
    notes.push({ is: 'ground-decides', asked: mode.value, color: asked.background.said });
  else if (
    mode?.value === 'dark' &&
    asked.accent &&
    !asked.accent.role &&
    isWhite(asked.accent.value)
  )
    notes.push({ is: 'light-in-dark', color: asked.accent.said });
  const ownLook = target === native.mode ? look : inColors(shape(native), asked).look;
  return {
    design: painted({ ...design, ownLook, look }, asked),
    ...(mood ? { mood: mood.name } : {}),
    ...saidOf(asked),
    notes: [...notes, ...colored.notes],
  };
}

const isWhite = (color: string) => /^#f[a-f0-9]f[a-f0-9]f[a-f0-9]$/u.test(color);

function shaped(look: Look, { styles }: Brief): Look {
  const has = (name: string) => styles.some(({ value }) => value === name);
  if (has('rounded')) return { ...look, radius: Math.max(30, look.radius) };
  return has('sharp') ? { ...look, radius: 2 } : look;
}

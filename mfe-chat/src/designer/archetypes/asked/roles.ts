import type { Finding } from '../../interpret/brief';
import { capitalise } from '../fill';
import type { Ingredients } from '../subject';
import { stemsIn } from './shown';

export function withRoles(
  ingredients: Ingredients,
  typed: readonly Finding<string>[],
  language: string,
): Ingredients {
  if (typed.length === 0) return ingredients;
  const { archetype, phrases } = ingredients;
  const names: Record<string, string> = { ...phrases.roles };
  const free = archetype.roles.map(({ id }) => id);
  const take = (id: string, role: string) => {
    names[id] = capitalise(role, language);
    free.splice(free.indexOf(id), 1);
  };
  const isSame = (id: string, role: string) => {
    const stems = stemsIn(role);
    return stemsIn(`${id} ${phrases.roles[id] ?? ''}`).some((stem) => stems.includes(stem));
  };
  const others = typed.filter(({ value }) => {
    const id = free.find((each) => isSame(each, value));
    if (id) take(id, value);
    return !id;
  });
  const extra = others.filter(({ value }) => {
    const [id] = free;
    if (id) take(id, value);
    return !id;
  });
  const more = extra.map(({ value }, index) => {
    const id = `role-${index + 1}`;
    names[id] = capitalise(value, language);
    return { id, screen: archetype.roles.at(-1)?.screen ?? 'home' };
  });
  return {
    ...ingredients,
    archetype: { ...archetype, roles: [...archetype.roles, ...more] },
    phrases: { ...phrases, roles: names },
  };
}

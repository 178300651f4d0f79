import { framedNames, sceneNames } from '../../drawings/picture-names';
import { type Context } from '../context';

const scenes = new Set<string>(sceneNames);
const onGround = (name: string) =>
  !scenes.has(name) && !(framedNames as readonly string[]).includes(name);

export const hasScene = ({ domain }: Context) => domain.pictures.some((name) => scenes.has(name));

export const hasThing = ({ domain }: Context) => domain.pictures.some(onGround);

export const sceneOf = ({ domain }: Context) =>
  domain.pictures.find((name) => scenes.has(name)) ?? 'waves';

export const thingOf = ({ domain }: Context) => domain.pictures.find(onGround) ?? 'plant';

import { sceneNames } from '../../drawings/picture-names';
import { type Context } from '../context';

const scenes = new Set<string>(sceneNames);

export const hasScene = ({ domain }: Context) => domain.pictures.some((name) => scenes.has(name));

export const hasThing = ({ domain }: Context) => domain.pictures.some((name) => !scenes.has(name));

export const sceneOf = ({ domain }: Context) =>
  domain.pictures.find((name) => scenes.has(name)) ?? 'waves';

export const thingOf = ({ domain }: Context) =>
  domain.pictures.find((name) => !scenes.has(name)) ?? 'plant';

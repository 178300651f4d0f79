import { type Context } from '../context';

const scenes = new Set([
  'dunes',
  'lisbon',
  'mountains',
  'city',
  'sea',
  'night',
  'field',
  'room',
  'table',
  'crowd',
  'confetti',
  'waves',
  'arcs',
  'tiles',
  'road',
  'route',
  'sun',
  'rings',
]);

export const hasScene = ({ domain }: Context) => domain.pictures.some((name) => scenes.has(name));

export const hasThing = ({ domain }: Context) => domain.pictures.some((name) => !scenes.has(name));

export const sceneOf = ({ domain }: Context) =>
  domain.pictures.find((name) => scenes.has(name)) ?? 'waves';

export const thingOf = ({ domain }: Context) =>
  domain.pictures.find((name) => !scenes.has(name)) ?? 'plant';

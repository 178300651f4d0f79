import type { SingleOperation } from '../edit/operation';

type Kind = Exclude<SingleOperation['op'], 'design.set'>;

/**
 * How a link writes each kind of edit: a code, then its values in this order. Links that people have kept are read by it, so
 * a code or an order never changes; a value that a kind gains goes to the end. A step never brings a whole design along.
 */
export const stepForms: Readonly<Record<Kind, readonly [code: string, ...values: string[]]>> = {
  'component.add': ['ca', 'screen', 'at', 'component'],
  'component.duplicate': ['cd', 'id'],
  'component.move': ['cm', 'id', 'screen', 'at'],
  'component.remove': ['cr', 'id'],
  'component.replace': ['cp', 'id', 'component'],
  'component.role': ['cg', 'id', 'role'],
  'density.set': ['ds', 'density'],
  'design.rename': ['dn', 'name'],
  'feature.remove': ['fr', 'feature'],
  'language.set': ['ls', 'language', 'texts', 'controls'],
  'layout.variant': ['lv', 'layout'],
  'noun.rename': ['nr', 'from', 'to'],
  'picture.set': ['ps', 'component', 'row', 'picture', 'list'],
  'records.about': ['ra', 'one', 'many', 'screens', 'tabs', 'name'],
  'row.add': ['wa', 'component', 'at', 'row', 'list'],
  'row.edit': ['we', 'component', 'at', 'row', 'list'],
  'row.move': ['wm', 'component', 'from', 'to', 'list'],
  'row.remove': ['wr', 'component', 'at', 'list'],
  'screen.add': ['sa', 'screen', 'tab', 'door'],
  'screen.duplicate': ['sd', 'screen'],
  'screen.move': ['sm', 'screen', 'at'],
  'screen.remove': ['sr', 'screen'],
  'screen.rename': ['sn', 'screen', 'name'],
  'start.set': ['ss', 'screen'],
  'surface.set': ['us', 'surface'],
  'tabs.set': ['bs', 'tabs'],
  'text.set': ['xs', 'id', 'path', 'text', 'quoted'],
  'theme.look': ['tl', 'palette', 'radius', 'mode'],
  'theme.mode': ['tm', 'mode'],
  'theme.palette': ['tp', 'palette'],
  'theme.radius': ['tr', 'radius'],
  'theme.role': ['to', 'role', 'color', 'name'],
  'theme.style': ['ts', 'style'],
  'type.set': ['ys', 'face', 'of', 'scale'],
};

import type { ExporterFacts } from './exporter';

/** What a page says of the exporters: what makes the files is run by a worker. */
export const exporterFacts: readonly ExporterFacts[] = [
  {"id":"design-file","group":"code","needs":["pictures"],"ending":".appling.json"},
  {"id":"expo","group":"code","needs":["web-fonts","pictures"],"ending":"-expo.zip"},
  {"id":"html","group":"code","needs":["web-fonts","pictures"],"ending":".html"},
  {"id":"penpot","group":"design","needs":["screens","pictures"],"ending":".penpot"},
  {"id":"react","group":"code","needs":["web-fonts","pictures"],"ending":"-react.zip"},
  {"id":"svg","group":"design","needs":["screens","fonts","plain-pictures"],"ending":"-screens.zip"},
  {"id":"tokens","group":"design","needs":["screens"],"ending":"-tokens.zip"},
];

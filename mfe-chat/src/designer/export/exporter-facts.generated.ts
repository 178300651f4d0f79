import type { ExporterFacts } from './exporter';

/** What a page says of the exporters: what makes the files is run by a worker. */
export const exporterFacts: readonly ExporterFacts[] = [
  {"id":"design-file","group":"code","needs":[],"ending":".appling.json"},
  {"id":"expo","group":"code","needs":["web-fonts"],"ending":"-expo.zip"},
  {"id":"html","group":"code","needs":["web-fonts"],"ending":".html"},
  {"id":"penpot","group":"design","needs":["screens"],"ending":".penpot"},
  {"id":"react","group":"code","needs":["web-fonts"],"ending":"-react.zip"},
  {"id":"svg","group":"design","needs":["screens","fonts"],"ending":"-screens.zip"},
  {"id":"tokens","group":"design","needs":["screens"],"ending":"-tokens.zip"},
];

import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { noAssets, type Assets } from '../../../designer/export/assets/assets';
import type { ExporterFacts } from '../../../designer/export/exporter';
import type { MeasuredScreen } from '../../../designer/export/measure/layers';
import type { AppDesign } from '../../../designer/model/app-design';
import { hasOwnPictures } from '../../../designer/share/has-own-pictures';
import { picturesFor } from '../pictures/pictures-for';
import { exporters } from './export-list';

export type ExportState =
  | { is: 'waiting' }
  /** 0 to 1. */
  | { is: 'making'; ratio: number }
  | { is: 'made'; file: Blob; count: number; checked: readonly string[] }
  | { is: 'failed'; reason: string }
  | { is: 'cancelled' };

type States = Readonly<Record<string, ExportState>>;

async function gather(
  { needs }: ExporterFacts,
  design: AppDesign,
  screens: Promise<readonly MeasuredScreen[]>,
  signal: AbortSignal,
): Promise<Assets> {
  const fonts = async () => {
    if (needs.includes('fonts')) {
      const { fetchFonts } = await import(
        /* webpackChunkName: "export-fonts" */ '../../../designer/export/assets/fonts'
      );
      return fetchFonts(design, signal);
    }
    if (!needs.includes('web-fonts')) return noAssets.fonts;
    const { fetchWebFonts } = await import(
      /* webpackChunkName: "export-web-fonts" */ '../../../designer/export/assets/fetch-web-fonts'
    );
    return fetchWebFonts(design, signal);
  };
  const isPlain = needs.includes('plain-pictures');
  return {
    pictures:
      isPlain || needs.includes('pictures')
        ? await picturesFor(design, isPlain)
        : noAssets.pictures,
    fonts: await fonts(),
    screens: needs.includes('screens') ? await screens : noAssets.screens,
  };
}

const exporting = () => import(/* webpackChunkName: "export-run" */ '../exporting/run-export');

/** Starts while the screens are measured. A later export reports the failure. */
const startWorker = () =>
  exporting()
    .then(({ startExports }) => startExports())
    .catch(() => {});

async function make(
  exporter: ExporterFacts,
  design: AppDesign,
  screens: Promise<readonly MeasuredScreen[]>,
  progress: (ratio: number) => void,
  signal: AbortSignal,
): Promise<ExportState> {
  try {
    const cancelled = new Promise<never>((_, reject) => {
      signal.addEventListener('abort', () => reject(signal.reason as Error));
    });
    const assets = await Promise.race([gather(exporter, design, screens, signal), cancelled]);
    const { runExport } = await exporting();
    const made = runExport(exporter.id, design, assets, progress, signal);
    const { bytes, count, checked } = await Promise.race([made, cancelled]);
    return { is: 'made', file: new Blob([bytes]), count, checked };
  } catch (error) {
    if (signal.aborted) return { is: 'cancelled' };
    console.warn(`The export ${exporter.id} failed.`, error);
    return { is: 'failed', reason: error instanceof Error ? error.message : String(error) };
  }
}

/** Readings outlive the sheet, which closes and opens again without a change. */
const measured = new WeakMap<AppDesign, readonly MeasuredScreen[]>();

/** Own pictures change without the design, and a font that failed may load later. */
const isLasting = (design: AppDesign) =>
  !hasOwnPictures(design) &&
  Array.from(document.fonts ?? []).every(({ status }) => status !== 'error');

function startMeasuring(design: AppDesign) {
  const known = measured.get(design);
  const waits = {
    onMeasured: (_screens: readonly MeasuredScreen[]) => {},
    onFailed: (_error: unknown) => {},
  };
  const screens = new Promise<readonly MeasuredScreen[]>((resolve, reject) => {
    waits.onMeasured = (all) => {
      if (isLasting(design)) measured.set(design, all);
      resolve(all);
    };
    waits.onFailed = reject;
  });
  screens.catch(() => {});
  if (known) waits.onMeasured(known);
  return { design, screens, isKnown: known !== undefined, ...waits };
}

/** Makes exports sequentially, and again when the design changes. */
export function useExports(design: AppDesign) {
  const [states, setStates] = useState<States>({});
  const running = useRef(new Map<string, AbortController>());
  const measuring = useMemo(() => startMeasuring(design), [design]);

  const run = useCallback(
    async (exporter: ExporterFacts) => {
      const control = new AbortController();
      running.current.get(exporter.id)?.abort();
      running.current.set(exporter.id, control);
      const say = (state: ExportState) => {
        if (running.current.get(exporter.id) === control)
          setStates((all) => ({ ...all, [exporter.id]: state }));
      };
      say({ is: 'making', ratio: 0 });
      const progress = (ratio: number) => say({ is: 'making', ratio });
      const { screens } = measuring;
      say(await make(exporter, measuring.design, screens, progress, control.signal));
    },
    [measuring],
  );

  useEffect(() => {
    const all = running.current;
    let isWanted = true;
    const runAll = async () => {
      void startWorker();
      for (const exporter of exporters) {
        if (!isWanted) return;
        await run(exporter);
      }
    };
    void runAll();
    return () => {
      isWanted = false;
      for (const [id, control] of all) {
        all.delete(id);
        control.abort();
      }
      setStates({});
    };
  }, [run]);

  return {
    states,
    measuring,
    run,
    cancel: ({ id }: ExporterFacts) => running.current.get(id)?.abort(),
  };
}

import { useEffect, useState } from 'react';
import type { PageSource } from '../remotes/page-source';
import type { RegistryClient } from '@appling/runtime/loading/registry';
import { EventList } from './event-list';
import { LoadTable } from './load-table';
import { OwnerOutlines } from './owner-outlines';
import { findRegions } from './owners';
import { SharedTable } from './shared-table';
import { tools } from './tools.content';

const words = tools.inspector;

interface InspectorProps {
  registry: RegistryClient;
  source: Pick<PageSource, 'subscribe' | 'state'>;
  onClose: () => void;
}

export function Inspector({ registry, source, onClose }: InspectorProps) {
  const [isOutlining, setOutlining] = useState(true);
  const [owners, setOwners] = useState<string[]>([]);
  const [, setTick] = useState(0);
  useEffect(() => {
    const look = () => {
      setOwners([...new Set(findRegions().map(({ owner }) => owner))]);
      setTick((tick) => tick + 1);
    };
    look();
    // The page does not announce its requests; a second is often enough.
    const timer = setInterval(look, 1000);
    const end = source.subscribe(look);
    return () => {
      clearInterval(timer);
      end();
    };
  }, [source]);

  const path = registry.find(location.pathname)?.path;
  return (
    <>
      {isOutlining && <OwnerOutlines />}
      <aside className="panel" aria-labelledby="inspector-heading">
        <div className="head">
          <h2 id="inspector-heading">{words.heading}</h2>
          <label>
            <input
              type="checkbox"
              checked={isOutlining}
              onChange={({ target }) => setOutlining(target.checked)}
            />
            {words.outline}
          </label>
          <button type="button" onClick={onClose}>
            {words.close}
          </button>
        </div>
        <div className="parts">
          <div>
            <details open>
              <summary>{words.owners}</summary>
              <ul>
                {owners.map((owner) => (
                  <li key={owner}>
                    <strong>{owner}</strong>{' '}
                    {owner !== 'shell' && (
                      <>
                        {words.release} <code>{registry.inUse(owner) ?? words.notLoaded}</code>
                      </>
                    )}
                  </li>
                ))}
                {registry.isStale() && <li>{words.stale}</li>}
                {path && (
                  <li>
                    <code>{path}</code> {source.state(path).status}
                  </li>
                )}
              </ul>
            </details>
            <details open>
              <summary>{words.events}</summary>
              <EventList />
            </details>
            <details>
              <summary>{words.shared}</summary>
              <SharedTable />
            </details>
          </div>
          <details open>
            <summary>{words.loading}</summary>
            <LoadTable />
          </details>
        </div>
      </aside>
    </>
  );
}

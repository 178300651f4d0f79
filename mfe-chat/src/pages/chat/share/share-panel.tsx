import { useHref } from '@appling/runtime/router';
import { Checkbox } from '@appling/ui/checkbox';
import { useState } from 'react';
import { designOf } from '../../../designer/edit/edit-log';
import type { AppDesign } from '../../../designer/model/app-design';
import { useChat } from '../chat-store';
import { Panel } from '../panels/panel';
import { FileOffer } from './file-offer';
import { LinkWays } from './link-ways';
import type { Links } from './links-of';
import { shareWords as words } from './share.content';
import { useLinks } from './use-links';

const count = new Intl.NumberFormat('en');

export function SharePanel({ id, onClose }: { id: string; onClose: () => void }) {
  const log = useChat((state) => state.log);
  const links = useLinks(log);
  const design = designOf(log);
  return (
    <Panel id={id} title={words.title} onClose={onClose} done={words.done}>
      <p className="text-small text-ink-muted">{words.lead}</p>
      {links === undefined && (
        <p role="status" className="text-small">
          {words.making}
        </p>
      )}
      {links === 'failed' && (
        <p role="alert" className="text-small">
          {words.failed}
        </p>
      )}
      {links && links !== 'failed' && <Ready links={links} design={design} />}
      <FileOffer design={design} />
    </Panel>
  );
}

function Ready({ links, design }: { links: Links; design: AppDesign }) {
  const { recipe, whole, refused } = links;
  const chatPath = useHref('/chat');
  const [isKept, setKept] = useState(false);
  const path = isKept && whole !== undefined ? whole : (recipe ?? whole);
  if (refused !== undefined || path === undefined)
    return (
      <p role="alert" className="text-small">
        {words.refused[refused ?? 'too-long']}
      </p>
    );
  const address = `${location.origin}${chatPath}${path.slice(path.indexOf('#'))}`;
  return (
    <>
      <LinkWays key={address} address={address} name={design.name} />
      <div className="grid gap-2">
        <p className="text-small text-ink-muted">
          {words.length(count.format(address.length))}.{' '}
          {path === recipe ? words.short : words.whole}
        </p>
        {recipe !== undefined && whole === undefined && (
          <p className="text-small text-ink-muted">{words.wholeIsTooLong}</p>
        )}
        {recipe !== undefined && whole !== undefined && (
          <Checkbox checked={isKept} onChange={({ target }) => setKept(target.checked)}>
            {words.keep}
          </Checkbox>
        )}
      </div>
    </>
  );
}

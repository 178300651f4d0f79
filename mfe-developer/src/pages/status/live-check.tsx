import { Button } from '@appling/ui/button';
import { PageSection } from '@appling/ui/page-section';
import { RefreshCw } from 'lucide-react';
import { useRef } from 'react';
import { PartList, type PartWords } from './part-list';
import { useLiveCheck } from './use-live-check';
import { VisitReports, type VisitWords } from './visit-reports';

interface LiveCheckProps {
  words: PartWords & {
    heading: string;
    lead: string;
    check: string;
    again: string;
    checking: string;
    summary: string;
    of: string;
    failed: string;
    visit: VisitWords;
  };
}

/** The only real measurement on this page: this browser requests the site's remotes. */
export function LiveCheck({ words }: LiveCheckProps) {
  const place = useRef<HTMLDivElement>(null);
  const { isChecking, hasFailed, reports, check } = useLiveCheck(place);
  const reached = reports?.filter(({ isReachable }) => isReachable).length;
  const summary = reports && `${reached} ${words.of} ${reports.length} ${words.summary}`;
  return (
    <PageSection
      heading={words.heading}
      lead={words.lead}
      size="title-3"
      ground="night"
      className="live-check"
      action={
        <Button
          kind="outline"
          iconStart={<RefreshCw aria-hidden="true" />}
          busy={isChecking}
          busyLabel={words.checking}
          onClick={() => void check()}
        >
          {reports ? words.again : words.check}
        </Button>
      }
    >
      <div ref={place}>
        <PartList reports={reports} words={words} />
        <output className="mt-6 block min-h-6 text-on-night-muted">
          {hasFailed ? words.failed : !isChecking && summary}
        </output>
        <VisitReports words={words.visit} parts={words.parts} />
      </div>
    </PageSection>
  );
}

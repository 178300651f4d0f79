import { render, screen } from '@testing-library/react';
import { PageSection } from '../page-section/page-section';
import { Page } from './page';

test('renders one focusable h1 and named sections', () => {
  render(
    <Page heading="Pricing" lead="Start free." picture={<svg role="img" aria-label="Pots" />}>
      <PageSection heading="Questions" lead="Asked often.">
        <p>Answers</p>
      </PageSection>
      <PageSection ground="leaf">
        <p>Without a heading</p>
      </PageSection>
    </Page>,
  );
  const heading = screen.getByRole('heading', { level: 1, name: 'Pricing' });
  heading.focus();
  expect(heading).toHaveFocus();
  expect(screen.getByRole('region', { name: 'Questions' })).toHaveTextContent('Answers');
  expect(screen.getAllByRole('region')).toHaveLength(1);
});

test('tells controls the background of coloured sections', () => {
  render(
    <PageSection heading="Newsletter" ground="blossom">
      <p>Words</p>
    </PageSection>,
  );
  expect(screen.getByRole('region', { name: 'Newsletter' })).toHaveAttribute('data-ground', 'leaf');
});

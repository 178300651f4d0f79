import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { StaticRouter } from '@appling/runtime/routers';
import { renderAt } from '@appling/testing/render-at';
import routes from '../../routes';
import { samples } from '../../code/samples';
import ApiPage from './api-page';
import run from '@appling/pictures/designer-run.json';

async function open(url = '/api') {
  renderAt(url, routes);
  await screen.findByRole('heading', { level: 1, name: 'Developer API' });
}

const openTab = () => screen.getByRole('tab', { selected: true, name: /Quick|End|SDK|Exam/ });
const installCommand = (language: string) =>
  screen.getByRole('figure', { name: `${language} install command` });
const link = (name: string | RegExp) => screen.getByRole('link', { name });

test('the hero links to the key and to the documentation', async () => {
  await open('/api?tab=sdks');
  expect(link('Get API Key')).toHaveAttribute('href', '/auth');
  expect(screen.getByText(/10,000 free API calls per month/)).toBeVisible();
  await userEvent.click(link('View Documentation'));
  await waitFor(() => expect(openTab()).toHaveTextContent('Quick Start'));
  expect(openTab()).toHaveFocus();
});

test('three features show their own evidence', async () => {
  await open();
  const band = within(screen.getByRole('region', { name: 'Why developers build on it' }));
  const titles = band.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent);
  expect(titles).toEqual(['Fast', 'Enterprise ready', 'Global scale']);
  expect(band.getByRole('img', { name: /Histogram of the time/ })).toBeVisible();
  expect(band.getByText(/US East, US West, Europe/)).toBeInTheDocument();
  expect(band.getByText('Revoked').closest('li')).toHaveTextContent(
    'ap_live_•••••• ending in 03be',
  );
});

test('Quick Start is open by default; a URL opens another tab, an unknown value does not', async () => {
  await open();
  expect(openTab()).toHaveTextContent('Quick Start');
});

test.each([
  ['/api?tab=endpoints', 'Endpoints'],
  ['/api?tab=sdks', 'SDKs'],
  ['/api?tab=examples', 'Examples'],
  ['/api?tab=elsewhere', 'Quick Start'],
])('%s opens %s', async (url, name) => {
  await open(url);
  expect(openTab()).toHaveTextContent(name);
  expect(screen.getByRole('tabpanel', { name })).toBeVisible();
});

test('the prerendered HTML contains every panel and every language', () => {
  const html = renderToString(
    <StaticRouter location="/api?tab=examples&lang=go">
      <ApiPage />
    </StaticRouter>,
  );
  for (const words of ['Your first call', '/api/v1/usage', 'Coming soon', 'Chat Application']) {
    expect(html).toContain(words);
  }
  expect(html.match(/choices/g)?.length).toBeGreaterThan(5);
});

test('lists four endpoints with method and path', async () => {
  await open('/api?tab=endpoints');
  const panel = within(screen.getByRole('tabpanel', { name: 'Endpoints' }));
  const rows = panel.getAllByRole('heading', { level: 3 }).map((path) => {
    const row = path.closest('li');
    const params = within(row as HTMLElement).getAllByRole('listitem');
    const method = row?.firstElementChild?.textContent;
    return [method, path.textContent, params.map((param) => param.textContent).join(', ')];
  });
  expect(rows).toEqual([
    ['POST', '/api/v1/chat/completions', 'messages, model, temperature'],
    ['GET', '/api/v1/models', 'type, capability'],
    ['POST', '/api/v1/embeddings', 'input, model, encoding_format'],
    ['GET', '/api/v1/usage', 'start_date, end_date'],
  ]);
});

test('every SDK shows its status, and View Documentation opens Quick Start in its language', async () => {
  await open('/api?tab=sdks');
  const panel = within(screen.getByRole('tabpanel', { name: 'SDKs' }));
  const cards = panel.getAllByRole('listitem').map((card) => {
    const name = within(card).getByRole('heading', { level: 3 }).textContent;
    const state = within(card).getByText(/^(Stable|Beta|Coming soon)$/).textContent;
    const docs = within(card).getByRole('link', { name: `View Documentation of ${name}` });
    return [name, state, docs.getAttribute('href')];
  });
  expect(cards).toEqual([
    ['JavaScript', 'Stable', '/api?tab=quick-start&lang=javascript#documentation'],
    ['Python', 'Stable', '/api?tab=quick-start&lang=python#documentation'],
    ['Go', 'Beta', '/api?tab=quick-start&lang=go#documentation'],
    ['Ruby', 'Beta', '/api?tab=quick-start&lang=ruby#documentation'],
    ['Swift', 'Coming soon', '/api?tab=quick-start&lang=swift#documentation'],
    ['Kotlin', 'Coming soon', '/api?tab=quick-start&lang=kotlin#documentation'],
  ]);
  await userEvent.click(link('View Documentation of Python'));
  await waitFor(() => expect(openTab()).toHaveTextContent('Quick Start'));
  expect(screen.getByRole('tab', { name: 'Python' })).toHaveAttribute('aria-selected', 'true');
  expect(installCommand('Python')).toHaveTextContent('pip install appling');
});

test.each(['Swift', 'Kotlin'])(
  'the documentation of the %s SDK says that it is unreleased, and calls the API without it',
  async (name) => {
    await open('/api?tab=sdks');
    await userEvent.click(link(`View Documentation of ${name}`));
    await waitFor(() => expect(openTab()).toHaveTextContent('Quick Start'));
    expect(screen.getByText(new RegExp(`The ${name} SDK is not out yet`))).toBeVisible();
    const code = screen.getByRole('tabpanel', { name });
    expect(code).toHaveTextContent('/chat/completions');
    expect(code).not.toHaveTextContent(/\bAppling\b/);
  },
);

test('the hero presents the API as half of a conversational-AI platform', async () => {
  await open();
  expect(screen.getByText(/conversational-AI platform/)).toBeVisible();
});

test('the examples are a chat application and content generation, with code', async () => {
  await open('/api?tab=examples');
  const panel = within(screen.getByRole('tabpanel', { name: 'Examples' }));
  for (const name of ['Chat Application', 'Content Generation']) {
    const card = panel.getByRole('heading', { name }).closest('li') as HTMLElement;
    const code = within(card).getByRole('figure', { name });
    expect(code).toHaveTextContent(/choices\[0\]/);
  }
});

test('the URL selects language and install command, and a press changes both', async () => {
  await open('/api?lang=ruby');
  expect(installCommand('Ruby')).toHaveTextContent('gem install appling');
  expect(screen.getByRole('tabpanel', { name: 'Ruby' })).toBeVisible();
  await userEvent.click(screen.getByRole('tab', { name: 'cURL' }));
  expect(await screen.findByText(/Nothing to install/)).toBeVisible();
  expect(screen.getByRole('tabpanel', { name: 'cURL' })).toHaveTextContent('curl "$BASE_URL');
});

test('Copy copies the whole code, says "Copied" and resets after two seconds', async () => {
  const user = userEvent.setup();
  await open();
  await user.click(screen.getByRole('button', { name: /^Copy ?, JavaScript code/ }));
  expect(await screen.findByRole('button', { name: /^Copied ?, JavaScript code/ })).toBeVisible();
  expect(await navigator.clipboard.readText()).toBe(samples.startInJavascript.text);
  await waitFor(() => screen.getByRole('button', { name: /^Copy ?, JavaScript code/ }), {
    timeout: 3000,
  });
});

test('when the clipboard is denied the code is selected, and the button does not claim a copy', async () => {
  const user = userEvent.setup();
  await open();
  jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('denied'));
  await user.click(screen.getByRole('button', { name: /^Copy ?, JavaScript code/ }));
  expect(await screen.findByRole('button', { name: /^Press Ctrl\+C/ })).toBeVisible();
  expect(getSelection()?.toString()).toBe(samples.startInJavascript.text);
  expect(screen.queryByText('Copied')).not.toBeInTheDocument();
});

test('a notice above the tabs names what is illustrative and links to what works', async () => {
  await open();
  const notice = screen.getByRole('note', { name: 'What is illustrative' });
  expect(notice).toHaveTextContent(/REST API is an example: nothing answers at its address/);
  const [first] = screen.getAllByRole('tablist');
  expect(notice.compareDocumentPosition(first!)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  const { hash } = new URL(link('See what works today').getAttribute('href') ?? '', location.href);
  expect(document.querySelector(hash)).toBe(
    screen.getByRole('region', { name: 'What works today' }),
  );
});

test('what works today shows the command and its output, the file that it wrote, and its schemas', async () => {
  await open();
  const section = within(screen.getByRole('region', { name: 'What works today' }));
  expect(section.getByRole('figure', { name: 'call of the command' })).toHaveTextContent(
    run.command,
  );
  expect(section.getByRole('figure', { name: 'It prints' }).textContent).toBe(
    run.printed.join('\n'),
  );
  expect(section.getByRole('figure', { name: 'Outline of a design file' }).textContent).toBe(
    run.design.join('\n'),
  );
  expect(section.getAllByRole('link').map((each) => each.getAttribute('href'))).toEqual(
    run.schemas.map(({ address }) => address),
  );
});

import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { runInThisContext } from 'node:vm';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { siteStore } from '@appling/runtime/state';
import { Button } from '../button/button';
import { Field } from '../field/field';
import { DELIVERY_TIMEOUT } from './deliver';
import { DeliveryForm } from './delivery-form';

type Answer = (request: IncomingMessage, response: ServerResponse) => void;

let server: Server;
let answer: Answer;
let received: { method?: string; type?: string; body: unknown }[];

beforeAll(async () => {
  // jsdom has no `fetch`; Node's `fetch` makes real network requests.
  Object.assign(globalThis, {
    fetch: runInThisContext('fetch') as typeof fetch,
    AbortController: runInThisContext('AbortController') as typeof AbortController,
  });
  server = createServer((request, response) => {
    let body = '';
    request.on('data', (data: Buffer) => (body += data.toString()));
    request.on('end', () => {
      const { method, headers } = request;
      received.push({ method, type: headers['content-type'], body: JSON.parse(body) });
      answer(request, response);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});
beforeEach(() => {
  received = [];
  answer = (_request, response) => response.writeHead(204).end();
});
afterEach(() => {
  document.getElementById('site-config')?.remove();
  jest.restoreAllMocks();
  jest.useRealTimers();
});

function connect(address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/letters`) {
  const settings = document.createElement('script');
  settings.id = 'site-config';
  settings.type = 'application/json';
  settings.textContent = JSON.stringify({ endpoints: { contact: address } });
  document.head.append(settings);
}

const words = { nothingSent: 'This site sends nothing yet.', sent: 'Your letter is on its way.' };

function open() {
  render(
    <DeliveryForm to="contact" words={words} label="Letter">
      {({ isSending }) => (
        <>
          <Field label="Email" name="email" type="email" />
          <Field label="Message" name="message" />
          <Button type="submit" busy={isSending} busyLabel="Sending…">
            Send
          </Button>
        </>
      )}
    </DeliveryForm>,
  );
  return {
    user: userEvent.setup(),
    message: screen.getByRole('textbox', { name: 'Message' }),
    send: screen.getByRole('button', { name: /Send/ }),
  };
}

test('sends nothing without an endpoint, keeps the text and shows a toast', async () => {
  const request = jest.spyOn(globalThis, 'fetch');
  const { user, message, send } = open();
  await user.type(message, 'Hello');
  await user.click(send);
  expect(request).not.toHaveBeenCalled();
  expect(message).toHaveValue('Hello');
  expect(siteStore.getState().notices).toEqual([
    expect.objectContaining({ kind: 'info', text: words.nothingSent }),
  ]);
});

test('does not validate, and sends nothing before the script runs', () => {
  open();
  expect(screen.getByRole('form')).toHaveAttribute('novalidate');
  expect(screen.getByRole('form')).toHaveAttribute('method', 'dialog');
});

test('POSTs the fields as JSON to an endpoint and confirms success', async () => {
  connect();
  const { user, message, send } = open();
  await user.type(message, 'Hello');
  await user.click(send);
  expect(await screen.findByText(words.sent)).toBeVisible();
  expect(received).toEqual([
    { method: 'POST', type: 'application/json', body: { email: '', message: 'Hello' } },
  ]);
  expect(message).toHaveValue('');
  expect(siteStore.getState().notices).toEqual([]);
});

test('shows a busy button while sending and ignores a second submit', async () => {
  connect();
  let release: () => void = () => {};
  answer = (_request, response) => {
    release = () => response.writeHead(200).end();
  };
  const { user, message, send } = open();
  await user.type(message, 'Hello{Enter}');
  await user.click(send);
  await user.type(message, '{Enter}');
  expect(send).toHaveAttribute('aria-busy', 'true');
  await waitFor(() => expect(received).toHaveLength(1));
  release();
  expect(await screen.findByText(words.sent)).toBeVisible();
  expect(received).toHaveLength(1);
});

test('shows an HTTP error with its status, keeps the text and allows a retry', async () => {
  connect();
  answer = (_request, response) => response.writeHead(503).end();
  const { user, message, send } = open();
  await user.type(message, 'Hello');
  await user.click(send);
  expect(await screen.findByText(/Not sent\..*\(503\).*still here/)).toBeVisible();
  expect(message).toHaveValue('Hello');

  answer = (_request, response) => response.writeHead(200).end();
  await user.click(send);
  expect(await screen.findByText(words.sent)).toBeVisible();
  expect(screen.queryByText(/Not sent/)).not.toBeInTheDocument();
});

test('fails after ten seconds without response and keeps the text', async () => {
  jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask', 'setImmediate'] });
  connect();
  answer = () => {};
  const { message, send } = open();
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  await user.type(message, 'Hello');
  await user.click(send);
  await act(() => jest.advanceTimersByTimeAsync(DELIVERY_TIMEOUT - 1));
  expect(screen.queryByText(/Not sent/)).not.toBeInTheDocument();
  await act(() => jest.advanceTimersByTimeAsync(1));
  jest.useRealTimers();
  expect(await screen.findByText(/no answer within 10 seconds/)).toBeVisible();
  expect(message).toHaveValue('Hello');
});

test('sends nothing when offline and says why', async () => {
  connect();
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const { user, message, send } = open();
  await user.type(message, 'Hello');
  await user.click(send);
  expect(await screen.findByText(/You are offline/)).toBeVisible();
  expect(received).toEqual([]);
  expect(message).toHaveValue('Hello');
});

test('fails when no server answers and keeps the text', async () => {
  connect('http://127.0.0.1:9/letters');
  const { user, message, send } = open();
  await user.type(message, 'Hello');
  await user.click(send);
  expect(await screen.findByText(/could not be reached/)).toBeVisible();
  expect(message).toHaveValue('Hello');
});

import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { siteStore } from '@appling/runtime/state';
import { renderAt } from '@appling/testing/render-at';
import routes from '../../routes';

const open = async (url = '/contact') => {
  renderAt(url, routes);
  return within(await screen.findByRole('form', { name: 'Message form' }));
};

test.each(['Email support', 'Live chat', 'Office', 'Response time'])(
  '%s is one of four contact options',
  async (name) => {
    await open();
    expect(screen.getByRole('heading', { level: 2, name })).toBeVisible();
  },
);

test('states response times: 2-4 hours, 24 hours on paid plans, live chat 24/7 for Pro and Enterprise', async () => {
  await open();
  expect(screen.getByText(/^2-4 hours/)).toBeVisible();
  expect(screen.getByText(/paid plan, an answer within 24 hours/)).toBeVisible();
  expect(screen.getByText(/24\/7, for Pro and Enterprise/)).toBeVisible();
});

test('the form asks for first name, last name, email address, subject and message', async () => {
  const form = await open();
  expect(form.getAllByRole('textbox').map((field) => (field as HTMLInputElement).name)).toEqual([
    'firstName',
    'lastName',
    'email',
    'subject',
    'message',
  ]);
});

test('fills in a subject from the address', async () => {
  const form = await open('/contact?subject=Team%20plan');
  expect(form.getByRole('textbox', { name: 'Subject' })).toHaveValue('Team plan');
});

test('the subject is empty without one in the address', async () => {
  const form = await open();
  expect(form.getByRole('textbox', { name: 'Subject' })).toHaveValue('');
});

test('sending says that nothing was sent and keeps the text', async () => {
  const form = await open();
  const user = userEvent.setup();
  const message = form.getByRole('textbox', { name: 'Message' });
  await user.type(message, 'Hello there');
  await user.click(form.getByRole('button', { name: /Send message/ }));
  expect(siteStore.getState().notices).toEqual([
    expect.objectContaining({ kind: 'info', text: expect.stringContaining('sends nothing yet') }),
  ]);
  expect(message).toHaveValue('Hello there');
});

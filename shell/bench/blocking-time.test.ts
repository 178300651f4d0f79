import { blockingTime, timeToInteractive } from './blocking-time';

const span = (start: number, duration: number) => ({ start, end: start + duration });

test('blocking time sums the part of each long task beyond 50 ms between first paint and interactive', () => {
  const tasks = [span(0, 400), span(480, 120), span(700, 50), span(800, 90), span(9000, 300)];
  expect(blockingTime(tasks, 500, 890)).toBe(50 + 0 + 40);
});

test('the page is interactive at the end of the last long task before five calm seconds', () => {
  const tasks = [span(100, 200), span(1000, 80), span(5500, 60), span(11_000, 500)];
  expect(timeToInteractive(tasks, [], 250)).toBe(5560);
});

test('the page is interactive at first paint when no long task follows', () => {
  expect(timeToInteractive([span(0, 200)], [], 250)).toBe(250);
});

test('three requests in flight end a calm window, two do not', () => {
  const tasks = [span(300, 100), span(6000, 100)];
  const two = [span(0, 7000), span(0, 7000)];
  expect(timeToInteractive(tasks, two, 250)).toBe(400);
  expect(timeToInteractive(tasks, [...two, span(350, 5000)], 250)).toBe(6100);
});

import type { Page } from '@playwright/test';
import { expect, hydrated, test } from '../../shared/testing/e2e/site.ts';

/** Returns the edges of side leaves, text and phone in px of the viewport. */
function boxes(page: Page) {
  return page.evaluate(() => {
    const edges = (selector: string) => {
      const found = [...document.querySelectorAll(selector)]
        .map((element) => element.getBoundingClientRect())
        .filter(({ width }) => width > 0);
      return {
        left: Math.min(...found.map(({ left }) => left)),
        right: Math.max(...found.map(({ right }) => right)),
      };
    };
    return {
      leftSide: edges('.hero-side[data-side="left"] use'),
      rightSide: edges('.hero-side[data-side="right"] use'),
      picture: edges('.hero-layer path').right,
      words: edges('.hero-title, .hero-composer, .hero-extras *').left,
      phone: edges('.hero-phone').left,
      window: document.documentElement.clientWidth,
    };
  });
}

for (const theme of ['light', 'dark'] as const) {
  for (const width of [1920, 2560]) {
    test(`the embedded scene fills a window of ${width} px from edge to edge and does not touch the text, ${theme}`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 1080 });
      await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' });
      await page.goto('/');
      const { leftSide, rightSide, picture, words, phone, window } = await boxes(page);
      expect(leftSide.left).toBeLessThanOrEqual(0);
      expect(leftSide.right).toBeGreaterThan(words / 2);
      expect(leftSide.right).toBeLessThan(words - 24);
      expect(rightSide.right).toBeGreaterThanOrEqual(window);
      expect(rightSide.left).toBeLessThan((picture + window) / 2);
      expect(rightSide.left).toBeGreaterThan(phone + 400);
      // Text and phone keep their positions: 1200 px in the center of the window.
      expect(words).toBeGreaterThanOrEqual((window - 1200) / 2 - 8);
      expect(phone).toBe(window / 2 + 210);
    });
  }
}

test('at 1440 px and below the hero has no side leaves', async ({ page }) => {
  for (const width of [390, 1024, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/');
    await expect(page.locator('.hero-side').first()).toBeHidden();
    await expect(page.locator('.hero-side').last()).toBeHidden();
  }
});

test.describe('a configured scene with its own background', () => {
  // The policy of a page without a scene blocks players, and this test checks only the picture.
  test.use({ bypassCSP: true });

  const PLAYER = `export class Application {
    constructor(canvas) { this.canvas = canvas; }
    async load() {
      const { clientWidth, clientHeight } = this.canvas.parentElement;
      Object.assign(this.canvas, { width: clientWidth, height: clientHeight });
      const pen = this.canvas.getContext('2d');
      pen.fillStyle = '#f00';
      pen.fillRect(0, 0, this.canvas.width, this.canvas.height);
    }
    addEventListener() {}
    requestRender() {}
    setSize() {}
    dispose() {}
  }`;

  async function openScene(page: Page): Promise<void> {
    await page.route('**/fake-player.js', (route) =>
      route.fulfill({ contentType: 'text/javascript', body: PLAYER }),
    );
    await page.route('https://prod.spline.design/**', (route) =>
      route.fulfill({ body: 'scene', headers: { 'access-control-allow-origin': '*' } }),
    );
    await page.route('/?scene=always', async (route) => {
      const response = await route.fetch();
      const body = (await response.text()).replace(
        'id="site-config">{',
        'id="site-config">{"scene":{"playerUrl":"/fake-player.js","projectId":"garden"},',
      );
      await route.fulfill({ response, body });
    });
    await page.goto('/?scene=always');
    await hydrated(page);
    await expect(page.locator('.scene[data-status="loaded"] canvas')).toBeVisible();
    await expect(page.locator('.scene-player')).toHaveCSS('opacity', '1');
  }

  /** Returns the largest channel difference, 0 to 255, between these pixels and the page's background. */
  async function differences(page: Page, places: [number, number][]): Promise<number[]> {
    const picture = (await page.screenshot()).toString('base64');
    return page.evaluate(
      async ({ picture, places }) => {
        const blob = await (await fetch(`data:image/png;base64,${picture}`)).blob();
        const image = await createImageBitmap(blob);
        const pen = new OffscreenCanvas(image.width, image.height).getContext('2d')!;
        const colour = (x: number, y: number) => [...pen.getImageData(x, y, 1, 1).data].slice(0, 3);
        pen.fillStyle = getComputedStyle(document.documentElement).backgroundColor;
        pen.fillRect(0, 0, 1, 1);
        const ground = colour(0, 0);
        pen.drawImage(image, 0, 0);
        return places.map(([x, y]) =>
          Math.max(...colour(x, y).map((channel, index) => Math.abs(channel - ground[index]!))),
        );
      },
      { picture, places },
    );
  }

  for (const theme of ['light', 'dark'] as const) {
    test(`fades into the page's background at its edges, ${theme}`, async ({ page }) => {
      await page.setViewportSize({ width: 1440, height: 1000 });
      await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' });
      await openScene(page);
      const hero = await page.locator('.hero').boundingBox();
      const bottom = Math.floor(hero!.y + hero!.height) - 2;
      const edges: [number, number][] = [
        [60, bottom],
        [640, bottom],
        [1, 450],
        [640, 1],
      ];
      const [inside = 0] = await differences(page, [[500, 725]]);
      expect(inside).toBeGreaterThan(12);
      for (const difference of await differences(page, edges)) expect(difference).toBeLessThan(3);
    });
  }
});

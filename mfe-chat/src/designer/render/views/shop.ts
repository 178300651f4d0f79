import { BalanceCard } from '../components/balance-card';
import { Cart } from '../components/cart';
import { Checkout } from '../components/checkout';
import { Promo } from '../components/promo';
import { Shelf } from '../components/shelf';
import { Steps } from '../components/steps';
import { Wallet } from '../components/wallet';
import type { Views } from '../phone';

export const shop = {
  cart: Cart,
  checkout: Checkout,
  steps: Steps,
  shelf: Shelf,
  promo: Promo,
  wallet: Wallet,
  'balance-card': BalanceCard,
} satisfies Views;

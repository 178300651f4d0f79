import arInterface from '../../content/languages/ar/interface.json';
import arSamples from '../../content/languages/ar/samples.json';
import deInterface from '../../content/languages/de/interface.json';
import deSamples from '../../content/languages/de/samples.json';
import esInterface from '../../content/languages/es/interface.json';
import esSamples from '../../content/languages/es/samples.json';
import frInterface from '../../content/languages/fr/interface.json';
import frSamples from '../../content/languages/fr/samples.json';
import idInterface from '../../content/languages/id/interface.json';
import idSamples from '../../content/languages/id/samples.json';
import itInterface from '../../content/languages/it/interface.json';
import itSamples from '../../content/languages/it/samples.json';
import jaInterface from '../../content/languages/ja/interface.json';
import jaSamples from '../../content/languages/ja/samples.json';
import koInterface from '../../content/languages/ko/interface.json';
import koSamples from '../../content/languages/ko/samples.json';
import ptInterface from '../../content/languages/pt/interface.json';
import ptSamples from '../../content/languages/pt/samples.json';
import ruInterface from '../../content/languages/ru/interface.json';
import ruSamples from '../../content/languages/ru/samples.json';
import trInterface from '../../content/languages/tr/interface.json';
import trSamples from '../../content/languages/tr/samples.json';
import zhInterface from '../../content/languages/zh/interface.json';
import zhSamples from '../../content/languages/zh/samples.json';

/** Texts of every language but English, for programs in Node. */
export const allLanguages = {
  ar: { interface: arInterface.texts, samples: arSamples },
  de: { interface: deInterface.texts, samples: deSamples },
  es: { interface: esInterface.texts, samples: esSamples },
  fr: { interface: frInterface.texts, samples: frSamples },
  id: { interface: idInterface.texts, samples: idSamples },
  it: { interface: itInterface.texts, samples: itSamples },
  ja: { interface: jaInterface.texts, samples: jaSamples },
  ko: { interface: koInterface.texts, samples: koSamples },
  pt: { interface: ptInterface.texts, samples: ptSamples },
  ru: { interface: ruInterface.texts, samples: ruSamples },
  tr: { interface: trInterface.texts, samples: trSamples },
  zh: { interface: zhInterface.texts, samples: zhSamples },
};

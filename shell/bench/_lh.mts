import lighthouse from 'lighthouse';
import { chromium } from 'playwright';
const [route, n='4'] = process.argv.slice(2);
const b = await chromium.launch({ executablePath:'/usr/bin/chromium', args:['--remote-debugging-port=9333','--no-sandbox','--disable-gpu','--disable-quic','--no-first-run','--disable-background-networking','--disable-component-update','--disable-sync'] });
for (let i=0;i<+n;i++){
  const run = await lighthouse('http://localhost:3000'+route,{port:9333,logLevel:'silent',onlyCategories:['performance']});
  const a = run!.lhr.audits;
  const v=(id:string)=>Math.round(a[id]!.numericValue!);
  console.log(route,'score',Math.round(run!.lhr.categories.performance!.score!*100),'fcp',v('first-contentful-paint'),'lcp',v('largest-contentful-paint'),'tbt',v('total-blocking-time'),'si',v('speed-index'),'tti',v('interactive'),'bench',run!.lhr.environment.benchmarkIndex);
  const items=(a['long-tasks']?.details as any)?.items??[];
  for(const t of items) console.log('   long', t.url, Math.round(t.startTime), Math.round(t.duration));
  const mt=(a['main-thread-tasks']?.details as any)?.items??[];
  console.log('   tasks', mt.filter((t:any)=>t.duration>8).map((t:any)=>Math.round(t.startTime)+'+'+Math.round(t.duration)).join(' '));
}
await b.close(); process.exit(0);

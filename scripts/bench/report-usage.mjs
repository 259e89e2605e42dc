// Preloaded into a timed command: writes the usage of the whole process at its end, with its threads and children.
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { isMainThread } from 'node:worker_threads';

/** Linux counts the time of processes in hundredths of a second. */
const MICROSECONDS_PER_TICK = 10_000;

if (isMainThread && process.env.USAGE_FILE) {
  process.on('exit', () => {
    const { userCPUTime, systemCPUTime, maxRSS } = process.resourceUsage();
    const cpu = userCPUTime + systemCPUTime + ticksOfChildren(process.pid) * MICROSECONDS_PER_TICK;
    writeFileSync(process.env.USAGE_FILE, JSON.stringify({ cpu, maxRSS }));
  });
}

/** Of children that have ended and children that still run, such as an idle compiler. */
function ticksOfChildren(pid) {
  // Other systems don't report it.
  if (!existsSync(`/proc/${pid}/stat`)) return 0;
  const running = readdirSync(`/proc/${pid}/task`)
    .flatMap((thread) => readFileSync(`/proc/${pid}/task/${thread}/children`, 'utf8').split(' '))
    .filter(Boolean)
    .map((child) => ticksOf(child).own + ticksOfChildren(child));
  return running.reduce((sum, ticks) => sum + ticks, ticksOf(pid).ofEndedChildren);
}

function ticksOf(pid) {
  const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
  // The second field is the name in parentheses; proc(5) numbers the fields from 1.
  const fields = text
    .slice(text.lastIndexOf(')') + 2)
    .split(' ')
    .map(Number);
  const field = (number) => fields[number - 3];
  return { own: field(14) + field(15), ofEndedChildren: field(16) + field(17) };
}

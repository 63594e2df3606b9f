import { readdirSync, readFileSync } from 'node:fs'

/** Clock ticks of /proc/<pid>/stat are hundredths of a second on every Linux that Node supports. */
const msPerTick = 10

function statOf(pid: number): { parent: number; cpuMs: number } | undefined {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8')
    const fields = text.slice(text.lastIndexOf(')') + 2).split(' ')
    const ticks = [11, 12, 13, 14].reduce((sum, at) => sum + Number(fields[at]), 0)
    return { parent: Number(fields[1]), cpuMs: ticks * msPerTick }
  } catch {
    return undefined
  }
}

/** A process and everything that it started and that still lives. */
export function familyOf(pid: number): number[] {
  const parents = new Map<number, number>()
  for (const name of readdirSync('/proc')) {
    const each = Number(name)
    const stat = Number.isInteger(each) ? statOf(each) : undefined
    if (stat) parents.set(each, stat.parent)
  }
  const family = [pid]
  for (const member of family) for (const [child, parent] of parents) if (parent === member) family.push(child)
  return family
}

/** Processor time of a process, its living children and those that it has waited for. */
export const cpuMsOf = (pid: number): number => familyOf(pid).reduce((sum, each) => sum + (statOf(each)?.cpuMs ?? 0), 0)
export const ownCpuMsOf = (pid: number): number => statOf(pid)?.cpuMs ?? 0

/** Proportional set size in bytes: pages that several processes share count once. */
export function memoryOf(pids: readonly number[]): number {
  return pids.reduce((sum, pid) => sum + pssOf(pid), 0)
}

function pssOf(pid: number): number {
  try {
    return Number(/^Pss:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8'))?.[1] ?? 0) * 1024
  } catch {
    return 0
  }
}

import { spawnSync } from 'node:child_process'
import { chmodSync, mkdtempSync, renameSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { submitFeedback } from '@sojourn/contract/personal/feedback.calls'
import { getMyProfile } from '@sojourn/contract/personal/profile.calls'
import { openOwnCluster, type OwnCluster } from '../../testing/database/own-cluster'
import { freeBytes, watchFreeSpace, type FreeSpace } from './free-space'

const undo: (() => unknown)[] = []
afterEach(async () => {
  for (const step of undo.splice(0).toReversed()) await step()
})

async function open(...options: Parameters<typeof openOwnCluster>): Promise<OwnCluster> {
  const cluster = await openOwnCluster(...options)
  undo.push(() => cluster.close())
  return cluster
}
const feedback = (cluster: OwnCluster) =>
  cluster.post(`/${submitFeedback.path}`, { category: 'suggestion', content: 'A window seat, please', contact: '' })
const profile = (cluster: OwnCluster) => cluster.get(`/${getMyProfile.path}`)
const kept = async ({ context }: OwnCluster): Promise<number> => {
  const [row] = await context.database.tenant(1, (sql) => sql.query<{ count: number }>('SELECT count(*) FROM feedback'))
  return row!.count
}
const soon = { timeout: 20_000, interval: 50 }

describe('[architecture] the built-in database that dies', () => {
  test('by kill -9 is back by itself, with all that was saved; calls, jobs and live events go on', async () => {
    const cluster = await open()
    expect((await feedback(cluster)).status).toBe(200)
    const heard = vi.fn<(payload: string) => void>()
    const gap = vi.fn<() => void>()
    const live = await cluster.context.database.listen('probe', { onMessage: heard, onGap: gap })
    for (let round = 1; round <= 2; round++) {
      const killed = cluster.postmaster()!
      process.kill(killed, 'SIGKILL')
      await vi.waitFor(async () => expect((await profile(cluster)).status).toBe(200), soon)
      await vi.waitFor(() => expect(gap).toHaveBeenCalledTimes(round), soon)
      expect(cluster.postmaster()).not.toBe(killed)
    }
    expect((await feedback(cluster)).status).toBe(200)
    expect(await kept(cluster)).toBe(2)
    await cluster.context.database.notify('probe', 'again')
    await vi.waitFor(() => expect(heard).toHaveBeenCalledExactlyOnceWith('again'), soon)
    await live.close()
    await cluster.context.drainJobs()
  })

  test('and cannot come back is told: health and calls say so, and in the end the server gives up', async () => {
    const givenUp = vi.fn<(error: Error) => void>()
    const cluster = await open({ onGivenUp: givenUp, timeoutMs: 1_000 })
    const control = join(cluster.dataDir, 'global', 'pg_control')
    renameSync(control, `${control}.away`)
    process.kill(cluster.postmaster()!, 'SIGKILL')
    await vi.waitFor(async () => expect((await cluster.get('/healthz')).status).toBe(503), soon)
    expect(await cluster.get('/readyz')).toMatchObject({ status: 503, body: { status: 'database unreachable' } })
    expect(await profile(cluster)).toMatchObject({ status: 503, body: { problem: 'unavailable' } })
    await vi.waitFor(() => expect(givenUp).toHaveBeenCalledOnce(), soon)
    expect(givenUp.mock.calls[0]![0].message).toContain('pg_control')
  })
})

describe('[architecture] a disk that is nearly full', () => {
  test('takes nothing more, says so in the reader’s words, is read as before, and heals by itself', async () => {
    const state = { short: false }
    const cluster = await open({ shedsWrites: () => state.short })
    state.short = true
    const refused = await feedback(cluster)
    expect(refused).toMatchObject({ status: 507, body: { problem: 'storageFull' } })
    expect(refused.body.message).toContain('Storage is full')
    expect(await kept(cluster)).toBe(0)
    expect((await profile(cluster)).status).toBe(200)
    expect(await cluster.get('/healthz')).toMatchObject({ status: 200, body: { status: 'storage full, reads only' } })
    state.short = false
    expect((await feedback(cluster)).status).toBe(200)
    expect(await kept(cluster)).toBe(1)
  })

  test.each([
    [
      'begins to refuse below 128 megabytes and writes again from 160 on',
      [200, 127, 128, 159, 160],
      [false, true, true, true, false],
    ],
  ])('%s', async (_title, megabytes, expected) => {
    vi.useFakeTimers()
    const readings = [...megabytes]
    const space = watchFreeSpace(() => Promise.resolve(readings.shift()! * 1024 * 1024), silent)
    const seen: boolean[] = []
    for (let look = 0; look < expected.length; look++) {
      await vi.advanceTimersByTimeAsync(1_000)
      seen.push(space.isShort())
    }
    space.stop()
    vi.useRealTimers()
    expect(seen).toEqual(expected)
  })
})

const silent = { info: () => undefined, warn: () => undefined, error: () => undefined }

/** A disk of its own, where this account may mount one. */
function mountDisk(megabytes: number): string | undefined {
  const folder = mkdtempSync(join(tmpdir(), 'sojourn-disk-'))
  chmodSync(folder, 0o755)
  const { status } = spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m,mode=755`, 'none', folder], { stdio: 'ignore' })
  const unmount = () => {
    if (status === 0) spawnSync('umount', [folder])
    rmSync(folder, { recursive: true, force: true })
  }
  if (status === 0) undo.push(unmount)
  else unmount()
  return status === 0 ? folder : undefined
}

/** Leaves so many megabytes free on the disk of the folder. */
async function fill(folder: string, left: number): Promise<void> {
  const bytes = (await freeBytes(folder)) - left * 1024 * 1024
  spawnSync('fallocate', ['-l', String(Math.floor(bytes)), join(folder, 'filler')])
}

test('[architecture] a real disk that fills up under the database loses nothing: refused, ended, back when there is space', async (context) => {
  const folder = mountDisk(420)
  context.skip(folder === undefined, 'this account may not mount a disk')
  const holder: { space?: FreeSpace } = {}
  const cluster = await open({ folder: folder!, shedsWrites: () => holder.space?.isShort() ?? false, mayRecover: () => true })
  const owner = new pg.Client(cluster.connection)
  await owner.connect()
  await owner.query('CREATE TABLE ballast (text text STORAGE EXTERNAL); GRANT SELECT, INSERT ON ballast TO sojourn_app')
  await owner.end()
  const { database } = cluster.context
  const save = () => database.platform((sql) => sql.query("INSERT INTO ballast VALUES (repeat('远行', 400000))"))
  const saved = async () =>
    (await database.platform((sql) => sql.query<{ count: number }>('SELECT count(*) FROM ballast')))[0]!.count

  await fill(folder!, 40)
  let acknowledged = 0
  const fillUp = async () => {
    for (;;) {
      await save()
      acknowledged++
    }
  }
  await expect(fillUp()).rejects.toMatchObject({ code: expect.stringMatching(/^(?:53100|57P|ECONN|EPIPE)/) as string })
  expect(acknowledged).toBeGreaterThan(0)

  holder.space = watchFreeSpace(() => freeBytes(folder!), silent)
  undo.push(() => holder.space?.stop())
  await vi.waitFor(() => expect(holder.space?.isShort()).toBe(true), soon)
  await expect(save()).rejects.toThrow()
  rmSync(join(folder!, 'filler'))
  await vi.waitFor(save, soon)
  expect(await saved()).toBe(acknowledged + 1)
})

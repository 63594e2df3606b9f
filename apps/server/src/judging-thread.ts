import { constants, setPriority } from 'node:os'
import { parentPort, workerData } from 'node:worker_threads'
import { createJudging, type Known, type LabSetup } from '@sojourn/domain/booking/policy/lab/judging'
import type { KeptSearch } from '@sojourn/domain/booking/policy/lab/kept-search'
import { boughtOffers, policySections } from '@sojourn/domain/products/index'

type Asked = { part: 'read'; value: KeptSearch[] } | { part: 'judge'; value: Known } | { part: 'found' }

// Linux keeps a priority for each thread (setpriority(2)); elsewhere it would be the whole server's.
if (process.platform === 'linux') setPriority(constants.priority.PRIORITY_BELOW_NORMAL)

const judging = createJudging(workerData as LabSetup, { sections: policySections, bought: boughtOffers })

parentPort?.on('message', (asked: Asked) => {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- A thread has no origin.
  parentPort?.postMessage(answerTo(asked))
})

function answerTo(asked: Asked): unknown {
  if (asked.part === 'read') return judging.read(asked.value)
  if (asked.part === 'judge') return judging.judge(asked.value)
  return judging.found()
}

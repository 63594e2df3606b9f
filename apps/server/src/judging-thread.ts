import { workerData } from 'node:worker_threads'
import { boughtOffers, policySections } from '@sojourn/domain/products/index'
import { openReading } from './db/database'
import type { JudgingThread } from './jobs/judging'
import { answerInThread } from './kit/answer-in-thread'
import { readAndJudge } from './modules/admin/policy-lab/read-and-judge'

const { period, enterpriseId, connection } = workerData as JudgingThread
const products = { sections: policySections, bought: boughtOffers }
answerInThread({ ...readAndJudge(openReading(connection, enterpriseId), period, products) })

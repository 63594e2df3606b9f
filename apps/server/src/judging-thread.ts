import { workerData } from 'node:worker_threads'
import { createJudging, type LabSetup } from '@sojourn/domain/booking/policy/lab/judging'
import { boughtOffers, policySections } from '@sojourn/domain/products/index'
import { answerInThread } from './kit/answer-in-thread'

answerInThread({ ...createJudging(workerData as LabSetup, { sections: policySections, bought: boughtOffers }) })

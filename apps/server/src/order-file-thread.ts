import { workerData } from 'node:worker_threads'
import { answerInThread } from './kit/answer-in-thread'
import { openReading } from './db/database'
import type { OrderFileThread } from './modules/admin/order/open-order-file'
import { createOrderFile } from './modules/admin/order/order-file'
import { productLines } from './modules/products/lines'

const { setup, enterpriseId, connection } = workerData as OrderFileThread
answerInThread({ ...createOrderFile(setup, { tenant: openReading(connection, enterpriseId), products: productLines }) })

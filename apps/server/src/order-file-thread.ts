import { workerData } from 'node:worker_threads'
import { answerInThread } from './kit/answer-in-thread'
import { createOrderFile, type OrderFileSetup } from './modules/admin/order/order-file'
import { productLines } from './modules/products/lines'

answerInThread({ ...createOrderFile(workerData as OrderFileSetup, { products: productLines }) })

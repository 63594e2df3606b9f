// Made by scripts/text/traditional.mts for whoever imports it.
import { text as en } from './train-orders.en'
import { text as zhCN } from './train-orders.zh-CN'
import { text as zhTW } from './train-orders.zh-TW'

export const trainOrdersText = { 'zh-CN': zhCN, 'zh-TW': zhTW, en }

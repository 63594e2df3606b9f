// Made by scripts/text/traditional.mts for whoever imports it.
import { text as en } from './orders.en'
import { text as zhCN } from './orders.zh-CN'
import { text as zhTW } from './orders.zh-TW'

export const trainOrdersText = { 'zh-CN': zhCN, 'zh-TW': zhTW, en }

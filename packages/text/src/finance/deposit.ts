// Made by scripts/text/traditional.mts for whoever imports it.
import { text as en } from './deposit.en'
import { text as zhCN } from './deposit.zh-CN'
import { text as zhTW } from './deposit.zh-TW'

export const depositText = { 'zh-CN': zhCN, 'zh-TW': zhTW, en }

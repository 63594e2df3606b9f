// Made by scripts/text/traditional.mts for whoever imports it.
import { text as en } from './vouchers.en'
import { text as zhCN } from './vouchers.zh-CN'
import { text as zhTW } from './vouchers.zh-TW'

export const vouchersText = { 'zh-CN': zhCN, 'zh-TW': zhTW, en }

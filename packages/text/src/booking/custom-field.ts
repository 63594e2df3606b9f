// Made by scripts/text/traditional.mts for whoever imports it.
import { text as en } from './custom-field.en'
import { text as zhCN } from './custom-field.zh-CN'
import { text as zhTW } from './custom-field.zh-TW'

export const customFieldText = { 'zh-CN': zhCN, 'zh-TW': zhTW, en }

/** Written by scripts/reference/generate.mts; columns: city, kind, name, traditional if different, English, pinyin, initials, latitude, longitude (WGS-84). */
export const hotelKeywordTable = `
224|area|国贸/CBD|國貿/CBD|Guomao/CBD|guomao|gm
224|area|三里屯/工体|三里屯/工體|Sanlitun/Gongti|sanlitun gongti|slt gt
224|area|王府井/东单|王府井/東單|Wangfujing/Dongdan|wangfujing dongdan|wfj dd
224|area|中关村|中關村|Zhongguancun|zhongguancun|zgc
224|area|望京/酒仙桥|望京/酒仙橋|Wangjing/Jiuxianqiao|wangjing jiuxianqiao|wj jxq
224|area|金融街||Financial Street|jinrongjie|jrj
224|area|丽泽商务区|麗澤商務區|Lize Business District|lizeshangwuqu|lzswq
224|area|亦庄|亦莊|Yizhuang|yizhuang|yz
224|area|首都机场/新国展|首都機場/新國展|Capital Airport/Xinguozhan|shoudujichang xinguozhan|sdjc xgz
224|area|上地/西二旗||Shangdi/Xi'erqi|shangdi xierqi|sd xeq
224|area|奥林匹克公园/亚运村|奧林匹克公園/亞運村|Olympic Park/Yayuncun|aolinpikegongyuan yayuncun|alpkgy yyc
224|area|燕莎/朝阳公园|燕莎/朝陽公園|Yansha/Chaoyang Park|yansha chaoyanggongyuan|ys cygy
224|area|建国门/北京站|建國門/北京站|Jianguomen/Beijing Railway Station|jianguomen beijingzhan|jgm bjz
224|area|西单|西單|Xidan|xidan|xd
224|area|前门/天安门|前門/天安門|Qianmen/Tian'anmen|qianmen tiananmen|qm tam
224|area|大兴机场|大興機場|Daxing Airport|daxingjichang|dxjc
224|area|通州副中心||Tongzhoufuzhongxin|tongzhoufuzhongxin|tzfzx
224|area|北京南站/永定门|北京南站/永定門|Beijing South Railway Station/Yongdingmen|beijingnanzhan yongdingmen|bjnz ydm
224|area|五棵松/公主坟|五棵松/公主墳|Wukesong/Gongzhufen|wukesong gongzhufen|wks gzf
224|area|北京西站/军博|北京西站/軍博|Beijing West Railway Station/Junbo|beijingxizhan junbo|bjxz jb
224|district|东城区|東城區|Dongcheng District|dongchengqu|dcq
224|district|西城区|西城區|Xicheng District|xichengqu|xcq
224|district|朝阳区|朝陽區|Chaoyang District|chaoyangqu|cyq
224|district|海淀区|海淀區|Haidian District|haidianqu|hdq
224|district|丰台区|豐台區|Fengtai District|fengtaiqu|ftq
224|district|石景山区|石景山區|Shijingshan District|shijingshanqu|sjsq
224|district|门头沟区|門頭溝區|Mentougou District|mentougouqu|mtgq
224|district|房山区|房山區|Fangshan District|fangshanqu|fsq
224|district|通州区|通州區|Tongzhou District|tongzhouqu|tzq
224|district|顺义区|順義區|Shunyi District|shunyiqu|syq
224|district|昌平区|昌平區|Changping District|changpingqu|cpq
224|district|大兴区|大興區|Daxing District|daxingqu|dxq
224|district|怀柔区|懷柔區|Huairou District|huairouqu|hrq
224|district|平谷区|平谷區|Pinggu District|pingguqu|pgq
224|district|密云区|密雲區|Miyun District|miyunqu|myq
224|district|延庆区|延慶區|Yanqing District|yanqingqu|yqq
224|airport|北京首都国际机场|北京首都國際機場|Beijing Capital International Airport|beijingshouduguojijichang|bjsdgjjc|40.08|116.58
224|airport|北京大兴国际机场|北京大興國際機場|Beijing Daxing International Airport|beijingdaxingguojijichang|bjdxgjjc|39.51|116.41
224|station|北京站||Beijing Railway Station|beijingzhan|bjz|39.90|116.42
224|station|北京南站||Beijing South Railway Station|beijingnanzhan|bjnz|39.86|116.37
224|station|北京西站||Beijing West Railway Station|beijingxizhan|bjxz|39.89|116.32
224|station|北京朝阳站|北京朝陽站|Beijing Chaoyang Railway Station|beijingchaoyangzhan|bjcyz|39.95|116.50
224|station|北京丰台站|北京豐台站|Beijing Fengtai Railway Station|beijingfengtaizhan|bjftz|39.85|116.30
224|station|清河站||Qinghe Railway Station|qinghezhan|qhz|40.05|116.33
224|station|北京北站||Beijing North Railway Station|beijingbeizhan|bjbz|39.94|116.35
224|metro|国贸地铁站|國貿地鐵站|Guomao Metro Station|guomaoditiezhan|gmdtz|39.91|116.46
224|metro|西二旗地铁站|西二旗地鐵站|Xi'erqi Metro Station|xierqiditiezhan|xeqdtz|40.05|116.30
224|metro|西直门地铁站|西直門地鐵站|Xizhimen Metro Station|xizhimenditiezhan|xzmdtz|39.94|116.35
224|metro|三元桥地铁站|三元橋地鐵站|Sanyuanqiao Metro Station|sanyuanqiaoditiezhan|syqdtz|39.96|116.45
224|metro|望京地铁站|望京地鐵站|Wangjing Metro Station|wangjingditiezhan|wjdtz|40.00|116.47
224|metro|东直门地铁站|東直門地鐵站|Dongzhimen Metro Station|dongzhimenditiezhan|dzmdtz|39.94|116.43
224|metro|建国门地铁站|建國門地鐵站|Jianguomen Metro Station|jianguomenditiezhan|jgmdtz|39.91|116.43
224|metro|西单地铁站|西單地鐵站|Xidan Metro Station|xidanditiezhan|xddtz|39.91|116.37
224|metro|中关村地铁站|中關村地鐵站|Zhongguancun Metro Station|zhongguancunditiezhan|zgcdtz|39.98|116.31
224|metro|海淀黄庄地铁站|海淀黃莊地鐵站|Haidian Huangzhuang Metro Station|haidianhuangzhuangditiezhan|hdhzdtz|39.98|116.31
224|metro|五道口地铁站|五道口地鐵站|Wudaokou Metro Station|wudaokouditiezhan|wdkdtz|39.99|116.33
224|metro|朝阳门地铁站|朝陽門地鐵站|Chaoyangmen Metro Station|chaoyangmenditiezhan|cymdtz|39.92|116.43
224|metro|金台夕照地铁站|金台夕照地鐵站|Jintai Xizhao Metro Station|jintaixizhaoditiezhan|jtxzdtz|39.92|116.46
224|metro|大望路地铁站|大望路地鐵站|Dawang Road Metro Station|dawangluditiezhan|dwldtz|39.91|116.47
224|metro|宋家庄地铁站|宋家莊地鐵站|Songjiazhuang Metro Station|songjiazhuangditiezhan|sjzdtz|39.85|116.42
224|metro|草桥地铁站|草橋地鐵站|Caoqiao Metro Station|caoqiaoditiezhan|cqdtz|39.85|116.35
224|sight|故宫|故宮|Palace Museum|gugong|gg|39.92|116.39
224|sight|天安门广场|天安門廣場|Tian'anmen Square|tiananmenguangchang|tamgc|39.90|116.39
224|sight|颐和园|頤和園|Summer Palace|yiheyuan|yhy|40.00|116.27
224|sight|天坛公园|天壇公園|Temple of Heaven|tiantangongyuan|ttgy|39.88|116.41
224|sight|八达岭长城|八達嶺長城|Badaling Great Wall|badalingchangcheng|bdlcc|40.36|116.02
224|sight|慕田峪长城|慕田峪長城|Mutianyu Great Wall|mutianyuchangcheng|mtycc|40.43|116.56
224|sight|什刹海|什剎海|Shichahai|shichahai|sch|39.94|116.38
224|sight|雍和宫|雍和宮|Lama Temple|yonghegong|yhg|39.95|116.41
224|sight|北京环球度假区|北京環球度假區|Universal Beijing Resort|beijinghuanqiudujiaqu|bjhqdjq|39.85|116.68
224|exhibition|国家会议中心|國家會議中心|China National Convention Center|guojiahuiyizhongxin|gjhyzx|40.00|116.38
224|exhibition|中国国际展览中心（顺义馆）|中國國際展覽中心（順義館）|China International Exhibition Center (Shunyi)|zhongguoguojizhanlanzhongxin|zggjzlzx|40.10|116.53
224|exhibition|中国国际展览中心（朝阳馆）|中國國際展覽中心（朝陽館）|China International Exhibition Center (Chaoyang)|zhongguoguojizhanlanzhongxin|zggjzlzx|39.96|116.44
224|exhibition|全国农业展览馆|全國農業展覽館|National Agriculture Exhibition Center|quanguonongyezhanlanguan|qgnyzlg|39.94|116.46
224|exhibition|北京国际会议中心|北京國際會議中心|Beijing International Convention Center|beijingguojihuiyizhongxin|bjgjhyzx|39.99|116.39
224|exhibition|雁栖湖国际会展中心|雁棲湖國際會展中心|Yanqi Lake International Convention Center|yanqihuguojihuizhanzhongxin|yqhgjhzzx|40.39|116.67
224|university|北京大学|北京大學|Peking University|beijingdaxue|bjdx|39.99|116.30
224|university|清华大学|清華大學|Tsinghua University|qinghuadaxue|qhdx|40.00|116.32
224|university|中国人民大学|中國人民大學|Renmin University of China|zhongguorenmindaxue|zgrmdx|39.97|116.31
224|university|北京航空航天大学|北京航空航天大學|Beihang University|beijinghangkonghangtiandaxue|bjhkhtdx|39.98|116.34
224|university|北京师范大学|北京師範大學|Beijing Normal University|beijingshifandaxue|bjsfdx|39.96|116.36
224|university|对外经济贸易大学|對外經濟貿易大學|University of International Business and Economics|duiwaijingjimaoyidaxue|dwjjmydx|39.98|116.42
224|hospital|协和医院|協和醫院|Peking Union Medical College Hospital|xieheyiyuan|xhyy|39.91|116.41
224|hospital|北京大学第三医院|北京大學第三醫院|Peking University Third Hospital|beijingdaxuedisanyiyuan|bjdxdsyy|39.98|116.35
224|hospital|中国人民解放军总医院|中國人民解放軍總醫院|Chinese PLA General Hospital|zhongguorenminjiefangjunzongyiyuan|zgrmjfjzyy|39.90|116.27
224|hospital|首都医科大学宣武医院|首都醫科大學宣武醫院|Xuanwu Hospital|shouduyikedaxuexuanwuyiyuan|sdykdxxwyy|39.89|116.36
224|hospital|天坛医院|天壇醫院|Beijing Tiantan Hospital|tiantanyiyuan|ttyy|39.84|116.28
224|hospital|中日友好医院|中日友好醫院|China-Japan Friendship Hospital|zhongriyouhaoyiyuan|zryhyy|39.97|116.42
224|hospital|阜外医院|阜外醫院|Fuwai Hospital|fuwaiyiyuan|fwyy|39.93|116.35
224|business|国贸中心|國貿中心|China World Trade Center|guomaozhongxin|gmzx|39.91|116.45
224|business|中关村软件园|中關村軟件園|Zhongguancun Software Park|zhongguancunruanjianyuan|zgcrjy|40.05|116.28
224|venue|国家体育场|國家體育場|National Stadium|guojiatiyuchang|gjtyc|39.99|116.39
224|venue|工人体育场|工人體育場|Workers' Stadium|gongrentiyuchang|grtyc|39.93|116.44
224|venue|五棵松体育馆|五棵松體育館|Wukesong Arena|wukesongtiyuguan|wkstyg|39.91|116.27
224|venue|国家大剧院|國家大劇院|National Centre for the Performing Arts|guojiadajuyuan|gjdjy|39.90|116.38
321|area|陆家嘴|陸家嘴|Lujiazui|lujiazui|ljz
321|area|人民广场/南京路|人民廣場/南京路|People's Square/Nanjing Road|renminguangchang nanjinglu|rmgc njl
321|area|外滩|外灘|The Bund|waitan|wt
321|area|徐家汇|徐家匯|Xujiahui|xujiahui|xjh
321|area|静安寺|靜安寺|Jing'ansi|jingansi|jas
321|area|虹桥枢纽/国家会展中心|虹橋樞紐/國家會展中心|Hongqiao Hub/National Exhibition and Convention Center|hongqiaoshuniu guojiahuizhanzhongxin|hqsn gjhzzx
321|area|张江|張江|Zhangjiang|zhangjiang|zj
321|area|中山公园|中山公園|Zhongshan Park|zhongshangongyuan|zsgy
321|area|五角场|五角場|Wujiaochang|wujiaochang|wjc
321|area|新天地/淮海路||Xintiandi/Huaihai Road|xintiandi huaihailu|xtd hhl
321|area|浦东机场/国际旅游度假区|浦東機場/國際旅遊度假區|Pudong Airport/International Resort|pudongjichang guojilvyoudujiaqu|pdjc gjlydjq
321|area|漕河泾|漕河涇|Caohejing|caohejing|chj
321|area|古北/虹桥开发区|古北/虹橋開發區|Gubei/Hongqiao Development Zone|gubei hongqiaokaifaqu|gb hqkfq
321|area|世博园|世博園|Shiboyuan|shiboyuan|sby
321|area|上海火车站|上海火車站|Shanghai Railway Station|shanghaihuochezhan|shhcz
321|area|上海南站||Shanghai South Railway Station|shanghainanzhan|shnz
321|area|七宝/莘庄|七寶/莘莊|Qibao/Xinzhuang|qibao xinzhuang|qb xz
321|area|北外滩|北外灘|North Bund|beiwaitan|bwt
321|area|金桥|金橋|Jinqiao|jinqiao|jq
321|area|松江大学城|松江大學城|Songjiang University Town|songjiangdaxuecheng|sjdxc
321|district|黄浦区|黃浦區|Huangpu District|huangpuqu|hpq
321|district|徐汇区|徐匯區|Xuhui District|xuhuiqu|xhq
321|district|长宁区|長寧區|Changning District|changningqu|cnq
321|district|静安区|靜安區|Jing'an District|jinganqu|jaq
321|district|普陀区|普陀區|Putuo District|putuoqu|ptq
321|district|虹口区|虹口區|Hongkou District|hongkouqu|hkq
321|district|杨浦区|楊浦區|Yangpu District|yangpuqu|ypq
321|district|浦东新区|浦東新區|Pudong New Area|pudongxinqu|pdxq
321|district|闵行区|閔行區|Minxing District|minxingqu|mxq
321|district|宝山区|寶山區|Baoshan District|baoshanqu|bsq
321|district|嘉定区|嘉定區|Jiading District|jiadingqu|jdq
321|district|金山区|金山區|Jinshan District|jinshanqu|jsq
321|district|松江区|松江區|Songjiang District|songjiangqu|sjq
321|district|青浦区|青浦區|Qingpu District|qingpuqu|qpq
321|district|奉贤区|奉賢區|Fengxian District|fengxianqu|fxq
321|district|崇明区|崇明區|Chongming District|chongmingqu|cmq
321|airport|上海虹桥国际机场|上海虹橋國際機場|Shanghai Hongqiao International Airport|shanghaihongqiaoguojijichang|shhqgjjc|31.20|121.33
321|airport|上海浦东国际机场|上海浦東國際機場|Shanghai Pudong International Airport|shanghaipudongguojijichang|shpdgjjc|31.14|121.81
321|station|上海站||Shanghai Railway Station|shanghaizhan|shz|31.25|121.45
321|station|上海虹桥站|上海虹橋站|Shanghai Hongqiao Railway Station|shanghaihongqiaozhan|shhqz|31.19|121.32
321|station|上海南站||Shanghai South Railway Station|shanghainanzhan|shnz|31.15|121.43
321|station|上海松江站||Shanghai Songjiang Railway Station|shanghaisongjiangzhan|shsjz|30.98|121.23
321|metro|人民广场地铁站|人民廣場地鐵站|People's Square Metro Station|renminguangchangditiezhan|rmgcdtz|31.23|121.47
321|metro|徐家汇地铁站|徐家匯地鐵站|Xujiahui Metro Station|xujiahuiditiezhan|xjhdtz|31.19|121.43
321|metro|陆家嘴地铁站|陸家嘴地鐵站|Lujiazui Metro Station|lujiazuiditiezhan|ljzdtz|31.24|121.50
321|metro|静安寺地铁站|靜安寺地鐵站|Jing'an Temple Metro Station|jingansiditiezhan|jasdtz|31.22|121.44
321|metro|中山公园地铁站|中山公園地鐵站|Zhongshan Park Metro Station|zhongshangongyuanditiezhan|zsgydtz|31.22|121.42
321|metro|世纪大道地铁站|世紀大道地鐵站|Century Avenue Metro Station|shijidadaoditiezhan|sjdddtz|31.23|121.52
321|metro|南京东路地铁站|南京東路地鐵站|East Nanjing Road Metro Station|nanjingdongluditiezhan|njdldtz|31.24|121.48
321|metro|龙阳路地铁站|龍陽路地鐵站|Longyang Road Metro Station|longyangluditiezhan|lyldtz|31.20|121.55
321|metro|虹桥2号航站楼地铁站|虹橋2號航站樓地鐵站|Hongqiao Airport Terminal 2 Metro Station|hongqiao2haohangzhanlouditiezhan|hq2hhzldtz|31.19|121.33
321|metro|张江高科地铁站|張江高科地鐵站|Zhangjiang High-Tech Park Metro Station|zhangjianggaokeditiezhan|zjgkdtz|31.20|121.59
321|metro|漕河泾开发区地铁站|漕河涇開發區地鐵站|Caohejing Development Zone Metro Station|caohejingkaifaquditiezhan|chjkfqdtz|31.17|121.39
321|metro|五角场地铁站|五角場地鐵站|Wujiaochang Metro Station|wujiaochangditiezhan|wjcdtz|31.30|121.51
321|metro|江苏路地铁站|江蘇路地鐵站|Jiangsu Road Metro Station|jiangsuluditiezhan|jsldtz|31.22|121.43
321|metro|莘庄地铁站|莘莊地鐵站|Xinzhuang Metro Station|shenzhuangditiezhan|szdtz|31.11|121.38
321|sight|外滩|外灘|The Bund|waitan|wt|31.24|121.49
321|sight|东方明珠|東方明珠|Oriental Pearl Tower|dongfangmingzhu|dfmz|31.24|121.50
321|sight|豫园|豫園|Yu Garden|yuyuan|yy|31.23|121.49
321|sight|上海迪士尼度假区|上海迪士尼度假區|Shanghai Disney Resort|shanghaidishinidujiaqu|shdsndjq|31.14|121.66
321|sight|南京路步行街||Nanjing Road|nanjinglubuxingjie|njlbxj|31.24|121.48
321|sight|朱家角古镇|朱家角古鎮|Zhujiajiao Ancient Town|zhujiajiaoguzhen|zjjgz|31.11|121.05
321|sight|上海野生动物园|上海野生動物園|Shanghai Wild Animal Park|shanghaiyeshengdongwuyuan|shysdwy|31.05|121.72
321|exhibition|国家会展中心（上海）|國家會展中心（上海）|National Exhibition and Convention Center|guojiahuizhanzhongxin|gjhzzx|31.19|121.30
321|exhibition|上海新国际博览中心|上海新國際博覽中心|Shanghai New International Expo Centre|shanghaixinguojibolanzhongxin|shxgjblzx|31.21|121.56
321|exhibition|上海世博展览馆|上海世博展覽館|Shanghai World Expo Exhibition Center|shanghaishibozhanlanguan|shsbzlg|31.19|121.49
321|exhibition|上海国际会议中心|上海國際會議中心|Shanghai International Convention Center|shanghaiguojihuiyizhongxin|shgjhyzx|31.24|121.49
321|exhibition|上海展览中心|上海展覽中心|Shanghai Exhibition Center|shanghaizhanlanzhongxin|shzlzx|31.23|121.45
321|university|复旦大学|復旦大學|Fudan University|fudandaxue|fddx|31.30|121.50
321|university|上海交通大学（闵行校区）|上海交通大學（閔行校區）|Shanghai Jiao Tong University (Minhang)|shanghaijiaotongdaxue|shjtdx|31.03|121.43
321|university|上海交通大学（徐汇校区）|上海交通大學（徐匯校區）|Shanghai Jiao Tong University (Xuhui)|shanghaijiaotongdaxue|shjtdx|31.20|121.43
321|university|同济大学|同濟大學|Tongji University|tongjidaxue|tjdx|31.28|121.50
321|university|华东师范大学|華東師範大學|East China Normal University|huadongshifandaxue|hdsfdx|31.23|121.40
321|university|中欧国际工商学院|中歐國際工商學院|China Europe International Business School|zhongouguojigongshangxueyuan|zogjgsxy|31.24|121.60
321|hospital|华山医院|華山醫院|Huashan Hospital|huashanyiyuan|hsyy|31.22|121.44
321|hospital|瑞金医院|瑞金醫院|Ruijin Hospital|ruijinyiyuan|rjyy|31.21|121.46
321|hospital|中山医院|中山醫院|Zhongshan Hospital|zhongshanyiyuan|zsyy|31.20|121.45
321|hospital|仁济医院|仁濟醫院|Renji Hospital|renjiyiyuan|rjyy|31.21|121.52
321|hospital|上海市第六人民医院|上海市第六人民醫院|Shanghai Sixth People's Hospital|shanghaishidiliurenminyiyuan|shsdlrmyy|31.18|121.42
321|business|上海中心大厦|上海中心大廈|Shanghai Tower|shanghaizhongxindasha|shzxds|31.24|121.50
321|business|张江科学城|張江科學城|Zhangjiang Science City|zhangjiangkexuecheng|zjkxc|31.21|121.59
321|business|漕河泾开发区|漕河涇開發區|Caohejing Hi-Tech Park|caohejingkaifaqu|chjkfq|31.17|121.40
321|venue|上海体育场|上海體育場|Shanghai Stadium|shanghaitiyuchang|shtyc|31.18|121.44
321|venue|梅赛德斯-奔驰文化中心|梅賽德斯-奔馳文化中心|Mercedes-Benz Arena|meisaidesibenchiwenhuazhongxin|msdsbcwhzx|31.19|121.49
321|venue|上海国际赛车场|上海國際賽車場|Shanghai International Circuit|shanghaiguojisaichechang|shgjscc|31.34|121.22
53|area|珠江新城||Zhujiang New Town|zhujiangxincheng|zjxc
53|area|天河体育中心|天河體育中心|Tianhe Sports Center|tianhetiyuzhongxin|thtyzx
53|area|北京路/海珠广场|北京路/海珠廣場|Beijing Road/Haizhu Square|beijinglu haizhuguangchang|bjl hzgc
53|area|环市东/淘金|環市東/淘金|Huanshidong/Taojin|huanshidong taojin|hsd tj
53|area|琶洲会展中心|琶洲會展中心|Pazhou Convention and Exhibition Center|pazhouhuizhanzhongxin|pzhzzx
53|area|广州南站|廣州南站|Guangzhou South Railway Station|guangzhounanzhan|gznz
53|area|白云机场|白雲機場|Baiyun Airport|baiyunjichang|byjc
53|area|白云新城|白雲新城|Baiyun New Town|baiyunxincheng|byxc
53|area|上下九/西关|上下九/西關|Shangxiajiu/Xiguan|shangxiajiu xiguan|sxj xg
53|area|广州东站|廣州東站|Guangzhou East Railway Station|guangzhoudongzhan|gzdz
53|area|科学城|科學城|Science City|kexuecheng|kxc
53|area|大学城|大學城|University Town|daxuecheng|dxc
53|area|番禺万达/长隆|番禺萬達/長隆|Panyuwanda/Changlong|panyuwanda changlong|pywd cl
53|district|越秀区|越秀區|Yuexiu District|yuexiuqu|yxq
53|district|天河区|天河區|Tianhe District|tianhequ|thq
53|district|海珠区|海珠區|Haizhu District|haizhuqu|hzq
53|district|荔湾区|荔灣區|Liwan District|liwanqu|lwq
53|district|白云区|白雲區|Baiyun District|baiyunqu|byq
53|district|黄埔区|黃埔區|Huangpu District|huangpuqu|hpq
53|district|番禺区|番禺區|Panyu District|panyuqu|pyq
53|district|花都区|花都區|Huadu District|huaduqu|hdq
53|district|南沙区|南沙區|Nansha District|nanshaqu|nsq
53|district|增城区|增城區|Zengcheng District|zengchengqu|zcq
53|district|从化区|從化區|Conghua District|conghuaqu|chq
53|airport|广州白云国际机场|廣州白雲國際機場|Guangzhou Baiyun International Airport|guangzhoubaiyunguojijichang|gzbygjjc|23.39|113.30
53|station|广州站|廣州站|Guangzhou Railway Station|guangzhouzhan|gzz|23.15|113.25
53|station|广州南站|廣州南站|Guangzhou South Railway Station|guangzhounanzhan|gznz|22.99|113.27
53|station|广州东站|廣州東站|Guangzhou East Railway Station|guangzhoudongzhan|gzdz|23.15|113.32
53|station|广州白云站|廣州白雲站|Guangzhou Baiyun Railway Station|guangzhoubaiyunzhan|gzbyz|23.19|113.24
53|metro|体育西路地铁站|體育西路地鐵站|Tiyuxi Road Metro Station|tiyuxiluditiezhan|tyxldtz|23.13|113.32
53|metro|珠江新城地铁站|珠江新城地鐵站|Zhujiang New Town Metro Station|zhujiangxinchengditiezhan|zjxcdtz|23.12|113.32
53|metro|公园前地铁站|公園前地鐵站|Gongyuanqian Metro Station|gongyuanqianditiezhan|gyqdtz|23.13|113.26
53|metro|琶洲地铁站|琶洲地鐵站|Pazhou Metro Station|pazhouditiezhan|pzdtz|23.10|113.37
53|metro|嘉禾望岗地铁站|嘉禾望崗地鐵站|Jiahewanggang Metro Station|jiahewanggangditiezhan|jhwgdtz|23.23|113.28
53|metro|汉溪长隆地铁站|漢溪長隆地鐵站|Hanxi Changlong Metro Station|hanxichanglongditiezhan|hxcldtz|22.99|113.33
53|metro|林和西地铁站|林和西地鐵站|Linhexi Metro Station|linhexiditiezhan|lhxdtz|23.14|113.32
53|metro|车陂南地铁站|車陂南地鐵站|Chebeinan Metro Station|chebeinanditiezhan|cbndtz|23.12|113.39
53|metro|昌岗地铁站|昌崗地鐵站|Changgang Metro Station|changgangditiezhan|cgdtz|23.09|113.27
53|sight|广州塔|廣州塔|Canton Tower|guangzhouta|gzt|23.11|113.32
53|sight|陈家祠|陳家祠|Chen Clan Ancestral Hall|chenjiaci|cjc|23.13|113.24
53|sight|沙面||Shamian Island|shamian|sm|23.11|113.24
53|sight|长隆旅游度假区|長隆旅遊度假區|Chimelong Tourist Resort|changlonglvyoudujiaqu|cllydjq|23.00|113.32
53|sight|白云山|白雲山|Baiyun Mountain|baiyunshan|bys|23.18|113.30
53|sight|越秀公园|越秀公園|Yuexiu Park|yuexiugongyuan|yxgy|23.14|113.26
53|exhibition|中国进出口商品交易会展馆|中國進出口商品交易會展館|Canton Fair Complex|zhongguojinchukoushangpinjiaoyihuizhanguan|zgjckspjyhzg|23.10|113.36
53|exhibition|保利世贸博览馆|保利世貿博覽館|Poly World Trade Center Expo|baolishimaobolanguan|blsmblg|23.10|113.37
53|exhibition|广州白云国际会议中心|廣州白雲國際會議中心|Guangzhou Baiyun International Convention Center|guangzhoubaiyunguojihuiyizhongxin|gzbygjhyzx|23.20|113.28
53|university|中山大学|中山大學|Sun Yat-sen University|zhongshandaxue|zsdx|23.10|113.29
53|university|华南理工大学|華南理工大學|South China University of Technology|huananligongdaxue|hnlgdx|23.15|113.34
53|university|暨南大学|暨南大學|Jinan University|jinandaxue|jndx|23.13|113.34
53|hospital|中山大学附属第一医院|中山大學附屬第一醫院|First Affiliated Hospital of Sun Yat-sen University|zhongshandaxuefushudiyiyiyuan|zsdxfsdyyy|23.13|113.29
53|hospital|广东省人民医院|廣東省人民醫院|Guangdong Provincial People's Hospital|guangdongshengrenminyiyuan|gdsrmyy|23.13|113.28
53|hospital|南方医院|南方醫院|Nanfang Hospital|nanfangyiyuan|nfyy|23.19|113.33
53|business|广州国际金融中心|廣州國際金融中心|Guangzhou International Finance Center|guangzhouguojijinrongzhongxin|gzgjjrzx|23.12|113.32
53|business|广州科学城|廣州科學城|Guangzhou Science City|guangzhoukexuecheng|gzkxc|23.17|113.45
53|venue|天河体育中心|天河體育中心|Tianhe Sports Center|tianhetiyuzhongxin|thtyzx|23.14|113.32
261|area|福田CBD/会展中心|福田CBD/會展中心|Futian CBD/Convention and Exhibition Center|futiancbd huizhanzhongxin|ftcbd hzzx
261|area|罗湖口岸/火车站|羅湖口岸/火車站|Luohu Port/Railway Station|luohukouan huochezhan|lhka hcz
261|area|华强北|華強北|Huaqiangbei|huaqiangbei|hqb
261|area|南山科技园|南山科技園|Nanshan Science Park|nanshankejiyuan|nskjy
261|area|后海/深圳湾|後海/深圳灣|Houhai/Shenzhen Bay|houhai shenzhenwan|hh szw
261|area|蛇口||Shekou|shekou|sk
261|area|宝安中心/前海|寶安中心/前海|Bao'anzhongxin/Qianhai|baoanzhongxin qianhai|bazx qh
261|area|深圳北站||Shenzhen North Railway Station|shenzhenbeizhan|szbz
261|area|国际会展中心|國際會展中心|International Convention and Exhibition Center|guojihuizhanzhongxin|gjhzzx
261|area|宝安机场|寶安機場|Bao'an Airport|baoanjichang|bajc
261|area|华侨城|華僑城|Huaqiaocheng|huaqiaocheng|hqc
261|area|坂田/雪象||Bantian/Xuexiang|bantian xuexiang|bt xx
261|area|龙岗中心城|龍崗中心城|Longgangzhongxincheng|longgangzhongxincheng|lgzxc
261|district|福田区|福田區|Futian District|futianqu|ftq
261|district|罗湖区|羅湖區|Luohu District|luohuqu|lhq
261|district|南山区|南山區|Nanshan District|nanshanqu|nsq
261|district|宝安区|寶安區|Bao'an District|baoanqu|baq
261|district|龙岗区|龍崗區|Longgang District|longgangqu|lgq
261|district|龙华区|龍華區|Longhua District|longhuaqu|lhq
261|district|盐田区|鹽田區|Yantian District|yantianqu|ytq
261|district|光明区|光明區|Guangming District|guangmingqu|gmq
261|district|坪山区|坪山區|Pingshan District|pingshanqu|psq
261|airport|深圳宝安国际机场|深圳寶安國際機場|Shenzhen Bao'an International Airport|shenzhenbaoanguojijichang|szbagjjc|22.64|113.81
261|station|深圳站||Shenzhen Railway Station|shenzhenzhan|szz|22.53|114.11
261|station|深圳北站||Shenzhen North Railway Station|shenzhenbeizhan|szbz|22.61|114.03
261|station|福田站||Futian Railway Station|futianzhan|ftz|22.54|114.05
261|station|深圳坪山站||Shenzhen Pingshan Railway Station|shenzhenpingshanzhan|szpsz|22.71|114.33
261|station|深圳东站|深圳東站|Shenzhen East Railway Station|shenzhendongzhan|szdz|22.60|114.12
261|metro|会展中心地铁站|會展中心地鐵站|Convention and Exhibition Center Metro Station|huizhanzhongxinditiezhan|hzzxdtz|22.53|114.05
261|metro|车公庙地铁站|車公廟地鐵站|Chegongmiao Metro Station|chegongmiaoditiezhan|cgmdtz|22.54|114.02
261|metro|罗湖地铁站|羅湖地鐵站|Luohu Metro Station|luohuditiezhan|lhdtz|22.53|114.11
261|metro|老街地铁站|老街地鐵站|Laojie Metro Station|laojieditiezhan|ljdtz|22.54|114.11
261|metro|岗厦北地铁站|崗廈北地鐵站|Gangshabei Metro Station|gangshabeiditiezhan|gsbdtz|22.54|114.06
261|metro|前海湾地铁站|前海灣地鐵站|Qianhai Bay Metro Station|qianhaiwanditiezhan|qhwdtz|22.54|113.90
261|metro|深大地铁站|深大地鐵站|Shenda Metro Station|shendaditiezhan|sddtz|22.54|113.94
261|metro|后海地铁站|後海地鐵站|Houhai Metro Station|houhaiditiezhan|hhdtz|22.52|113.93
261|metro|华强路地铁站|華強路地鐵站|Huaqiang Road Metro Station|huaqiangluditiezhan|hqldtz|22.54|114.08
261|metro|五和地铁站|五和地鐵站|Wuhe Metro Station|wuheditiezhan|whdtz|22.63|114.06
261|metro|国展地铁站|國展地鐵站|Guozhan Metro Station|guozhanditiezhan|gzdtz|22.70|113.77
261|metro|宝安中心地铁站|寶安中心地鐵站|Bao'anzhongxin Metro Station|baoanzhongxinditiezhan|bazxdtz|22.55|113.88
261|sight|世界之窗||Window of the World|shijiezhichuang|sjzc|22.54|113.97
261|sight|欢乐谷|歡樂谷|Happy Valley|huanlegu|hlg|22.54|113.98
261|sight|东部华侨城|東部華僑城|OCT East|dongbuhuaqiaocheng|dbhqc|22.63|114.29
261|sight|大梅沙海滨公园|大梅沙海濱公園|Dameisha Beach Park|dameishahaibingongyuan|dmshbgy|22.59|114.31
261|exhibition|深圳会展中心|深圳會展中心|Shenzhen Convention and Exhibition Center|shenzhenhuizhanzhongxin|szhzzx|22.53|114.06
261|exhibition|深圳国际会展中心|深圳國際會展中心|Shenzhen World Exhibition and Convention Center|shenzhenguojihuizhanzhongxin|szgjhzzx|22.70|113.77
261|university|深圳大学|深圳大學|Shenzhen University|shenzhendaxue|szdx|22.53|113.93
261|university|南方科技大学|南方科技大學|Southern University of Science and Technology|nanfangkejidaxue|nfkjdx|22.60|113.99
261|hospital|香港大学深圳医院|香港大學深圳醫院|University of Hong Kong-Shenzhen Hospital|xianggangdaxueshenzhenyiyuan|xgdxszyy|22.52|113.99
261|hospital|北京大学深圳医院|北京大學深圳醫院|Peking University Shenzhen Hospital|beijingdaxueshenzhenyiyuan|bjdxszyy|22.56|114.04
261|hospital|深圳市人民医院|深圳市人民醫院|Shenzhen People's Hospital|shenzhenshirenminyiyuan|szsrmyy|22.56|114.12
261|business|平安金融中心||Ping An Finance Centre|pinganjinrongzhongxin|pajrzx|22.54|114.05
261|business|深圳湾科技生态园|深圳灣科技生態園|Shenzhen Bay Eco-Technology Park|shenzhenwankejishengtaiyuan|szwkjsty|22.53|113.95
261|business|罗湖口岸|羅湖口岸|Luohu Port|luohukouan|lhka|22.53|114.11
261|business|福田口岸||Futian Port|futiankouan|ftka|22.52|114.07
261|business|深圳湾口岸|深圳灣口岸|Shenzhen Bay Port|shenzhenwankouan|szwka|22.50|113.94
261|venue|深圳湾体育中心|深圳灣體育中心|Shenzhen Bay Sports Center|shenzhenwantiyuzhongxin|szwtyzx|22.52|113.94
312|area|春熙路/太古里||Chunxi Road/Taiguli|chunxilu taiguli|cxl tgl
312|area|天府广场|天府廣場|Tianfu Square|tianfuguangchang|tfgc
312|area|金融城||Financial City|jinrongcheng|jrc
312|area|高新区/天府软件园|高新區/天府軟件園|High-Tech Zone/Tianfu Software Park|gaoxinqu tianfuruanjianyuan|gxq tfrjy
312|area|宽窄巷子|寬窄巷子|Kuanzhaixiangzi|kuanzhaixiangzi|kzxz
312|area|双流机场|雙流機場|Shuangliu Airport|shuangliujichang|sljc
312|area|成都东站|成都東站|Chengdu East Railway Station|chengdudongzhan|cddz
312|area|火车南站/桐梓林|火車南站/桐梓林|Huoche South Railway Station/Tongzilin|huochenanzhan tongzilin|hcnz tzl
312|area|世纪城/会展中心|世紀城/會展中心|Shijicheng/Convention and Exhibition Center|shijicheng huizhanzhongxin|sjc hzzx
312|area|武侯祠/锦里|武侯祠/錦里|Wuhouci/Jinli|wuhouci jinli|whc jl
312|area|天府国际机场|天府國際機場|Tianfu International Airport|tianfuguojijichang|tfgjjc
312|area|西博城||Xibocheng|xibocheng|xbc
312|district|锦江区|錦江區|Jinjiang District|jinjiangqu|jjq
312|district|青羊区|青羊區|Qingyang District|qingyangqu|qyq
312|district|金牛区|金牛區|Jinniu District|jinniuqu|jnq
312|district|武侯区|武侯區|Wuhou District|wuhouqu|whq
312|district|成华区|成華區|Chenghua District|chenghuaqu|chq
312|district|龙泉驿区|龍泉驛區|Longquanyi District|longquanyiqu|lqyq
312|district|青白江区|青白江區|Qingbaijiang District|qingbaijiangqu|qbjq
312|district|新都区|新都區|Xindu District|xinduqu|xdq
312|district|温江区|溫江區|Wenjiang District|wenjiangqu|wjq
312|district|双流区|雙流區|Shuangliu District|shuangliuqu|slq
312|district|郫都区|郫都區|Pidu District|piduqu|pdq
312|district|新津区|新津區|Xinjin District|xinjinqu|xjq
312|district|简阳市|簡陽市|Jianyang|jianyangshi|jys
312|district|都江堰市||Dujiangyan|dujiangyanshi|djys
312|district|彭州市||Pengzhou|pengzhoushi|pzs
312|district|邛崃市|邛崍市|Qionglai|qionglaishi|qls
312|district|崇州市||Chongzhou|chongzhoushi|czs
312|airport|成都天府国际机场|成都天府國際機場|Chengdu Tianfu International Airport|chengdutianfuguojijichang|cdtfgjjc|30.31|104.44
312|airport|成都双流国际机场|成都雙流國際機場|Chengdu Shuangliu International Airport|chengdushuangliuguojijichang|cdslgjjc|30.56|103.95
312|station|成都站||Chengdu Railway Station|chengduzhan|cdz|30.70|104.07
312|station|成都东站|成都東站|Chengdu East Railway Station|chengdudongzhan|cddz|30.63|104.14
312|station|成都西站||Chengdu West Railway Station|chengduxizhan|cdxz|30.68|103.98
312|station|成都南站||Chengdu South Railway Station|chengdunanzhan|cdnz|30.61|104.07
312|metro|天府广场地铁站|天府廣場地鐵站|Tianfu Square Metro Station|tianfuguangchangditiezhan|tfgcdtz|30.66|104.06
312|metro|春熙路地铁站|春熙路地鐵站|Chunxi Road Metro Station|chunxiluditiezhan|cxldtz|30.66|104.08
312|metro|金融城地铁站|金融城地鐵站|Financial City Metro Station|jinrongchengditiezhan|jrcdtz|30.58|104.07
312|metro|世纪城地铁站|世紀城地鐵站|Shijicheng Metro Station|shijichengditiezhan|sjcdtz|30.55|104.07
312|metro|孵化园地铁站|孵化園地鐵站|Fuhuayuan Metro Station|fuhuayuanditiezhan|fhydtz|30.57|104.06
312|metro|骡马市地铁站|騾馬市地鐵站|Luomashi Metro Station|luomashiditiezhan|lmsdtz|30.67|104.06
312|metro|犀浦地铁站|犀浦地鐵站|Xipu Metro Station|xipuditiezhan|xpdtz|30.76|103.97
312|metro|西博城地铁站|西博城地鐵站|Xibocheng Metro Station|xibochengditiezhan|xbcdtz|30.42|104.07
312|metro|省体育馆地铁站|省體育館地鐵站|Shengtiyuguan Metro Station|shengtiyuguanditiezhan|stygdtz|30.63|104.06
312|metro|宽窄巷子地铁站|寬窄巷子地鐵站|Kuanzhaixiangzi Metro Station|kuanzhaixiangziditiezhan|kzxzdtz|30.67|104.05
312|sight|宽窄巷子|寬窄巷子|Kuanzhai Alley|kuanzhaixiangzi|kzxz|30.67|104.05
312|sight|锦里|錦里|Jinli|jinli|jl|30.65|104.04
312|sight|武侯祠||Wuhou Shrine|wuhouci|whc|30.65|104.04
312|sight|成都大熊猫繁育研究基地|成都大熊貓繁育研究基地|Chengdu Research Base of Giant Panda Breeding|chengdudaxiongmaofanyuyanjiujidi|cddxmfyyjjd|30.73|104.14
312|sight|杜甫草堂||Du Fu Thatched Cottage|dufucaotang|dfct|30.66|104.03
312|sight|春熙路||Chunxi Road|chunxilu|cxl|30.66|104.08
312|exhibition|中国西部国际博览城|中國西部國際博覽城|Western China International Expo City|zhongguoxibuguojibolancheng|zgxbgjblc|30.44|104.08
312|exhibition|世纪城新国际会展中心|世紀城新國際會展中心|Century City New International Convention and Exhibition Center|shijichengxinguojihuizhanzhongxin|sjcxgjhzzx|30.56|104.07
312|university|四川大学|四川大學|Sichuan University|sichuandaxue|scdx|30.63|104.08
312|university|电子科技大学|電子科技大學|University of Electronic Science and Technology of China|dianzikejidaxue|dzkjdx|30.68|104.10
312|university|西南财经大学|西南財經大學|Southwestern University of Finance and Economics|xinancaijingdaxue|xncjdx|30.67|104.01
312|hospital|华西医院|華西醫院|West China Hospital|huaxiyiyuan|hxyy|30.64|104.06
312|hospital|四川省人民医院|四川省人民醫院|Sichuan Provincial People's Hospital|sichuanshengrenminyiyuan|scsrmyy|30.66|104.03
312|business|天府软件园|天府軟件園|Tianfu Software Park|tianfuruanjianyuan|tfrjy|30.54|104.07
312|business|环球中心|環球中心|New Century Global Center|huanqiuzhongxin|hqzx|30.57|104.06
312|venue|东安湖体育公园|東安湖體育公園|Dong'an Lake Sports Park|donganhutiyugongyuan|dahtygy|30.60|104.25
117|area|西湖/湖滨|西湖/湖濱|West Lake/Hubin|xihu hubin|xh hb
117|area|武林广场|武林廣場|Wulin Square|wulinguangchang|wlgc
117|area|钱江新城|錢江新城|Qianjiang New Town|qianjiangxincheng|qjxc
117|area|滨江/高新区|濱江/高新區|Binjiang/High-Tech Zone|binjiang gaoxinqu|bj gxq
117|area|杭州东站|杭州東站|Hangzhou East Railway Station|hangzhoudongzhan|hzdz
117|area|未来科技城/西溪|未來科技城/西溪|Weilaikejicheng/Xixi|weilaikejicheng xixi|wlkjc xx
117|area|萧山机场|蕭山機場|Xiaoshan Airport|xiaoshanjichang|xsjc
117|area|下沙||Xiasha|xiasha|xs
117|area|黄龙/文教区|黃龍/文教區|Huanglong/Wenjiaoqu|huanglong wenjiaoqu|hl wjq
117|area|奥体博览城|奧體博覽城|Aotibolancheng|aotibolancheng|atblc
117|area|杭州西站||Hangzhou West Railway Station|hangzhouxizhan|hzxz
117|area|城站火车站|城站火車站|Chengzhan Railway Station|chengzhanhuochezhan|czhcz
117|district|上城区|上城區|Shangcheng District|shangchengqu|scq
117|district|拱墅区|拱墅區|Gongshu District|gongshuqu|gsq
117|district|西湖区|西湖區|Xihu District|xihuqu|xhq
117|district|滨江区|濱江區|Binjiang District|binjiangqu|bjq
117|district|萧山区|蕭山區|Xiaoshan District|xiaoshanqu|xsq
117|district|余杭区|餘杭區|Yuhang District|yuhangqu|yhq
117|district|临平区|臨平區|Linping District|linpingqu|lpq
117|district|钱塘区|錢塘區|Qiantang District|qiantangqu|qtq
117|district|富阳区|富陽區|Fuyang District|fuyangqu|fyq
117|district|临安区|臨安區|Lin'an District|linanqu|laq
117|district|桐庐县|桐廬縣|Tonglu County|tongluxian|tlx
117|district|淳安县|淳安縣|Chun'an County|chunanxian|cax
117|district|建德市||Jiande|jiandeshi|jds
117|airport|杭州萧山国际机场|杭州蕭山國際機場|Hangzhou Xiaoshan International Airport|hangzhouxiaoshanguojijichang|hzxsgjjc|30.24|120.43
117|station|杭州站||Hangzhou Railway Station|hangzhouzhan|hzz|30.24|120.18
117|station|杭州东站|杭州東站|Hangzhou East Railway Station|hangzhoudongzhan|hzdz|30.29|120.21
117|station|杭州西站||Hangzhou West Railway Station|hangzhouxizhan|hzxz|30.30|119.98
117|station|杭州南站||Hangzhou South Railway Station|hangzhounanzhan|hznz|30.17|120.29
117|metro|龙翔桥地铁站|龍翔橋地鐵站|Longxiangqiao Metro Station|longxiangqiaoditiezhan|lxqdtz|30.25|120.16
117|metro|武林广场地铁站|武林廣場地鐵站|Wulin Square Metro Station|wulinguangchangditiezhan|wlgcdtz|30.27|120.16
117|metro|钱江路地铁站|錢江路地鐵站|Qianjiang Road Metro Station|qianjiangluditiezhan|qjldtz|30.25|120.21
117|metro|近江地铁站|近江地鐵站|Jinjiang Metro Station|jinjiangditiezhan|jjdtz|30.23|120.19
117|metro|西湖文化广场地铁站|西湖文化廣場地鐵站|West Lake Cultural Square Metro Station|xihuwenhuaguangchangditiezhan|xhwhgcdtz|30.28|120.16
117|metro|滨和路地铁站|濱和路地鐵站|Binhe Road Metro Station|binheluditiezhan|bhldtz|30.20|120.21
117|metro|博览中心地铁站|博覽中心地鐵站|Bolanzhongxin Metro Station|bolanzhongxinditiezhan|blzxdtz|30.23|120.24
117|metro|创景路地铁站|創景路地鐵站|Chuangjing Road Metro Station|chuangjingluditiezhan|cjldtz|30.28|120.01
117|sight|西湖||West Lake|xihu|xh|30.25|120.14
117|sight|灵隐寺|靈隱寺|Lingyin Temple|lingyinsi|lys|30.24|120.10
117|sight|西溪湿地|西溪溼地|Xixi National Wetland Park|xixishidi|xxsd|30.27|120.06
117|sight|雷峰塔||Leifeng Pagoda|leifengta|lft|30.23|120.15
117|sight|河坊街||Hefang Street|hefangjie|hfj|30.24|120.17
117|sight|宋城||Songcheng|songcheng|sc|30.17|120.10
117|exhibition|杭州国际博览中心|杭州國際博覽中心|Hangzhou International Expo Center|hangzhouguojibolanzhongxin|hzgjblzx|30.23|120.24
117|exhibition|杭州大会展中心|杭州大會展中心|Hangzhou Grand Convention and Exhibition Center|hangzhoudahuizhanzhongxin|hzdhzzx|30.30|120.43
117|university|浙江大学（紫金港校区）|浙江大學（紫金港校區）|Zhejiang University (Zijingang)|zhejiangdaxue|zjdx|30.30|120.08
117|university|浙江大学（玉泉校区）|浙江大學（玉泉校區）|Zhejiang University (Yuquan)|zhejiangdaxue|zjdx|30.26|120.12
117|hospital|浙江大学医学院附属第一医院|浙江大學醫學院附屬第一醫院|First Affiliated Hospital of Zhejiang University|zhejiangdaxueyixueyuanfushudiyiyiyuan|zjdxyxyfsdyyy|30.26|120.17
117|hospital|浙江大学医学院附属第二医院|浙江大學醫學院附屬第二醫院|Second Affiliated Hospital of Zhejiang University|zhejiangdaxueyixueyuanfushudieryiyuan|zjdxyxyfsdeyy|30.25|120.17
117|business|阿里巴巴西溪园区|阿里巴巴西溪園區|Alibaba Xixi Campus|alibabaxixiyuanqu|albbxxyq|30.28|120.02
117|business|钱江新城|錢江新城|Qianjiang New City|qianjiangxincheng|qjxc|30.25|120.21
117|business|梦想小镇|夢想小鎮|Dream Town|mengxiangxiaozhen|mxxz|30.29|119.99
117|venue|杭州奥体中心|杭州奧體中心|Hangzhou Olympic Sports Center|hangzhouaotizhongxin|hzatzx|30.23|120.22
117|venue|黄龙体育中心|黃龍體育中心|Huanglong Sports Center|huanglongtiyuzhongxin|hltyzx|30.27|120.13
308|area|解放碑/朝天门|解放碑/朝天門|Jiefangbei/Chaotianmen|jiefangbei chaotianmen|jfb ctm
308|area|观音桥/红旗河沟|觀音橋/紅旗河溝|Guanyinqiao/Hongqihegou|guanyinqiao hongqihegou|gyq hqhg
308|area|南坪/会展中心|南坪/會展中心|Nanping/Convention and Exhibition Center|nanping huizhanzhongxin|np hzzx
308|area|沙坪坝/三峡广场|沙坪壩/三峽廣場|Shapingba/Sanxia Square|shapingba sanxiaguangchang|spb sxgc
308|area|江北机场|江北機場|Jiangbei Airport|jiangbeijichang|jbjc
308|area|重庆北站|重慶北站|Chongqing North Railway Station|chongqingbeizhan|cqbz
308|area|重庆西站|重慶西站|Chongqing West Railway Station|chongqingxizhan|cqxz
308|area|杨家坪|楊家坪|Yangjiaping|yangjiaping|yjp
308|area|照母山/光电园|照母山/光電園|Zhaomushan/Guangdianyuan|zhaomushan guangdianyuan|zms gdy
308|area|大学城|大學城|University Town|daxuecheng|dxc
308|area|江北嘴||Jiangbeizui|jiangbeizui|jbz
308|area|悦来国博中心|悅來國博中心|Yuelai International Expo Center|yuelaiguobozhongxin|ylgbzx
308|district|渝中区|渝中區|Yuzhong District|yuzhongqu|yzq
308|district|江北区|江北區|Jiangbei District|jiangbeiqu|jbq
308|district|南岸区|南岸區|Nan'an District|nananqu|naq
308|district|沙坪坝区|沙坪壩區|Shapingba District|shapingbaqu|spbq
308|district|九龙坡区|九龍坡區|Jiulongpo District|jiulongpoqu|jlpq
308|district|大渡口区|大渡口區|Dadukou District|dadukouqu|ddkq
308|district|渝北区|渝北區|Yubei District|yubeiqu|ybq
308|district|巴南区|巴南區|Banan District|bananqu|bnq
308|district|北碚区|北碚區|Beibei District|beibeiqu|bbq
308|district|璧山区|璧山區|Bishan District|bishanqu|bsq
308|district|江津区|江津區|Jiangjin District|jiangjinqu|jjq
308|district|永川区|永川區|Yongchuan District|yongchuanqu|ycq
308|district|合川区|合川區|Hechuan District|hechuanqu|hcq
308|district|长寿区|長壽區|Changshou District|changshouqu|csq
308|district|大足区|大足區|Dazu District|dazuqu|dzq
308|district|綦江区|綦江區|Qijiang District|qijiangqu|qjq
308|district|南川区|南川區|Nanchuan District|nanchuanqu|ncq
308|district|铜梁区|銅梁區|Tongliang District|tongliangqu|tlq
308|district|荣昌区|榮昌區|Rongchang District|rongchangqu|rcq
308|district|潼南区|潼南區|Tongnan District|tongnanqu|tnq
308|airport|重庆江北国际机场|重慶江北國際機場|Chongqing Jiangbei International Airport|chongqingjiangbeiguojijichang|cqjbgjjc|29.71|106.65
308|station|重庆北站|重慶北站|Chongqing North Railway Station|chongqingbeizhan|cqbz|29.61|106.55
308|station|重庆西站|重慶西站|Chongqing West Railway Station|chongqingxizhan|cqxz|29.50|106.43
308|station|重庆东站|重慶東站|Chongqing East Railway Station|chongqingdongzhan|cqdz|29.49|106.67
308|station|沙坪坝站|沙坪壩站|Shapingba Railway Station|shapingbazhan|spbz|29.56|106.45
308|metro|小什字地铁站|小什字地鐵站|Xiaoshizi Metro Station|xiaoshiziditiezhan|xszdtz|29.56|106.58
308|metro|较场口地铁站|較場口地鐵站|Jiaochangkou Metro Station|jiaochangkouditiezhan|jckdtz|29.56|106.57
308|metro|两路口地铁站|兩路口地鐵站|Lianglukou Metro Station|lianglukouditiezhan|llkdtz|29.55|106.54
308|metro|观音桥地铁站|觀音橋地鐵站|Guanyinqiao Metro Station|guanyinqiaoditiezhan|gyqdtz|29.57|106.53
308|metro|红旗河沟地铁站|紅旗河溝地鐵站|Hongqihegou Metro Station|hongqihegouditiezhan|hqhgdtz|29.59|106.53
308|metro|南坪地铁站|南坪地鐵站|Nanping Metro Station|nanpingditiezhan|npdtz|29.53|106.57
308|metro|沙坪坝地铁站|沙坪壩地鐵站|Shapingba Metro Station|shapingbaditiezhan|spbdtz|29.56|106.46
308|metro|国博中心地铁站|國博中心地鐵站|International Expo Center Metro Station|guobozhongxinditiezhan|gbzxdtz|29.72|106.55
308|metro|江北机场T2航站楼地铁站|江北機場T2航站樓地鐵站|Jiangbei Airport Terminal 2 Metro Station|jiangbeijichangt2hangzhanlouditiezhan|jbjct2hzldtz|29.72|106.63
308|metro|冉家坝地铁站|冉家壩地鐵站|Ranjiaba Metro Station|ranjiabaditiezhan|rjbdtz|29.60|106.50
308|sight|洪崖洞||Hongya Cave|hongyadong|hyd|29.56|106.58
308|sight|解放碑||Jiefangbei|jiefangbei|jfb|29.56|106.58
308|sight|磁器口古镇|磁器口古鎮|Ciqikou Ancient Town|ciqikouguzhen|cqkgz|29.58|106.45
308|sight|长江索道|長江索道|Yangtze River Cableway|changjiangsuodao|cjsd|29.56|106.58
308|sight|朝天门|朝天門|Chaotianmen|chaotianmen|ctm|29.57|106.59
308|sight|大足石刻||Dazu Rock Carvings|dazushike|dzsk|29.75|105.79
308|exhibition|重庆国际博览中心|重慶國際博覽中心|Chongqing International Expo Center|chongqingguojibolanzhongxin|cqgjblzx|29.72|106.54
308|exhibition|重庆国际会议展览中心|重慶國際會議展覽中心|Chongqing International Convention and Exhibition Center|chongqingguojihuiyizhanlanzhongxin|cqgjhyzlzx|29.53|106.57
308|university|重庆大学|重慶大學|Chongqing University|chongqingdaxue|cqdx|29.57|106.46
308|university|西南大学|西南大學|Southwest University|xinandaxue|xndx|29.82|106.42
308|hospital|西南医院|西南醫院|Southwest Hospital|xinanyiyuan|xnyy|29.54|106.46
308|hospital|重庆医科大学附属第一医院|重慶醫科大學附屬第一醫院|First Affiliated Hospital of Chongqing Medical University|chongqingyikedaxuefushudiyiyiyuan|cqykdxfsdyyy|29.55|106.53
308|business|江北嘴金融中心||Jiangbeizui Financial Center|jiangbeizuijinrongzhongxin|jbzjrzx|29.57|106.57
308|venue|重庆奥体中心|重慶奧體中心|Chongqing Olympic Sports Center|chongqingaotizhongxin|cqatzx|29.54|106.51
374|area|钟楼/鼓楼|鐘樓/鼓樓|Bell Tower/Drum Tower|zhonglou gulou|zl gl
374|area|大雁塔/曲江||Dayanta/Qujiang|dayanta qujiang|dyt qj
374|area|小寨||Xiaozhai|xiaozhai|xz
374|area|高新区|高新區|High-Tech Zone|gaoxinqu|gxq
374|area|未央路/经开区|未央路/經開區|Weiyang Road/Economic Development Zone|weiyanglu jingkaiqu|wyl jkq
374|area|西安北站||Xi'an North Railway Station|xianbeizhan|xabz
374|area|西安站/大明宫|西安站/大明宮|Xi'an Railway Station/Daminggong|xianzhan daminggong|xaz dmg
374|area|咸阳机场|咸陽機場|Xianyang Airport|xianyangjichang|xyjc
374|area|浐灞|滻灞|Chanba|chanba|cb
374|area|航天城||Hangtiancheng|hangtiancheng|htc
374|district|新城区|新城區|Xincheng District|xinchengqu|xcq
374|district|碑林区|碑林區|Beilin District|beilinqu|blq
374|district|莲湖区|蓮湖區|Lianhu District|lianhuqu|lhq
374|district|雁塔区|雁塔區|Yanta District|yantaqu|ytq
374|district|未央区|未央區|Weiyang District|weiyangqu|wyq
374|district|灞桥区|灞橋區|Baqiao District|baqiaoqu|bqq
374|district|长安区|長安區|Chang'an District|changanqu|caq
374|district|阎良区|閻良區|Yanliang District|yanliangqu|ylq
374|district|临潼区|臨潼區|Lintong District|lintongqu|ltq
374|district|高陵区|高陵區|Gaoling District|gaolingqu|glq
374|district|鄠邑区|鄠邑區|Huyi District|huyiqu|hyq
374|district|蓝田县|藍田縣|Lantian County|lantianxian|ltx
374|district|周至县|周至縣|Zhouzhi County|zhouzhixian|zzx
374|airport|西安咸阳国际机场|西安咸陽國際機場|Xi'an Xianyang International Airport|xianxianyangguojijichang|xaxygjjc|34.45|108.75
374|station|西安站||Xi'an Railway Station|xianzhan|xaz|34.28|108.96
374|station|西安北站||Xi'an North Railway Station|xianbeizhan|xabz|34.38|108.93
374|sight|秦始皇兵马俑博物馆|秦始皇兵馬俑博物館|Terracotta Army Museum|qinshihuangbingmayongbowuguan|qshbmybwg|34.38|109.27
374|sight|大雁塔||Giant Wild Goose Pagoda|dayanta|dyt|34.22|108.96
374|sight|西安钟楼|西安鐘樓|Bell Tower of Xi'an|xianzhonglou|xazl|34.26|108.94
374|sight|西安城墙|西安城牆|Xi'an City Wall|xianchengqiang|xacq|34.25|108.94
374|sight|华清宫|華清宮|Huaqing Palace|huaqinggong|hqg|34.36|109.21
374|sight|大唐不夜城||Grand Tang Mall|datangbuyecheng|dtbyc|34.21|108.96
374|sight|回民街||Muslim Quarter|huiminjie|hmj|34.26|108.94
374|sight|陕西历史博物馆|陝西曆史博物館|Shaanxi History Museum|shanxilishibowuguan|sxlsbwg|34.23|108.95
374|exhibition|西安国际会展中心|西安國際會展中心|Xi'an International Convention and Exhibition Center|xianguojihuizhanzhongxin|xagjhzzx|34.41|109.01
374|exhibition|西安曲江国际会议中心|西安曲江國際會議中心|Qujiang International Conference Center|xianqujiangguojihuiyizhongxin|xaqjgjhyzx|34.20|108.96
374|university|西安交通大学|西安交通大學|Xi'an Jiaotong University|xianjiaotongdaxue|xajtdx|34.25|108.98
374|university|西北工业大学|西北工業大學|Northwestern Polytechnical University|xibeigongyedaxue|xbgydx|34.25|108.91
374|university|西安电子科技大学|西安電子科技大學|Xidian University|xiandianzikejidaxue|xadzkjdx|34.23|108.92
374|hospital|西京医院|西京醫院|Xijing Hospital|xijingyiyuan|xjyy|34.27|108.99
374|hospital|西安交通大学第一附属医院|西安交通大學第一附屬醫院|First Affiliated Hospital of Xi'an Jiaotong University|xianjiaotongdaxuediyifushuyiyuan|xajtdxdyfsyy|34.22|108.94
374|business|西安软件园|西安軟件園|Xi'an Software Park|xianruanjianyuan|xarjy|34.21|108.88
374|venue|西安奥体中心|西安奧體中心|Xi'an Olympic Sports Center|xianaotizhongxin|xaatzx|34.42|109.01
229|area|江汉路/武汉关|江漢路/武漢關|Jianghan Road/Wuhanguan|jianghanlu wuhanguan|jhl whg
229|area|光谷||Guanggu|guanggu|gg
229|area|楚河汉街/中南|楚河漢街/中南|Chuhehan Street/Zhongnan|chuhehanjie zhongnan|chhj zn
229|area|武汉站|武漢站|Wuhan Railway Station|wuhanzhan|whz
229|area|汉口站/王家墩CBD|漢口站/王家墩CBD|Hankou Railway Station/Wangjiadun CBD|hankouzhan wangjiaduncbd|hkz wjdcbd
229|area|武昌站/司门口|武昌站/司門口|Wuchang Railway Station/Simenkou|wuchangzhan simenkou|wcz smk
229|area|天河机场|天河機場|Tianhe Airport|tianhejichang|thjc
229|area|沌口开发区|沌口開發區|Dunkou Development Zone|dunkoukaifaqu|dkkfq
229|area|国际博览中心|國際博覽中心|International Expo Center|guojibolanzhongxin|gjblzx
229|area|街道口||Jiedaokou|jiedaokou|jdk
229|district|江岸区|江岸區|Jiang'an District|jianganqu|jaq
229|district|江汉区|江漢區|Jianghan District|jianghanqu|jhq
229|district|硚口区|礄口區|Qiaokou District|qiaokouqu|qkq
229|district|汉阳区|漢陽區|Hanyang District|hanyangqu|hyq
229|district|武昌区|武昌區|Wuchang District|wuchangqu|wcq
229|district|青山区|青山區|Qingshan District|qingshanqu|qsq
229|district|洪山区|洪山區|Hongshan District|hongshanqu|hsq
229|district|东西湖区|東西湖區|Dongxihu District|dongxihuqu|dxhq
229|district|汉南区|漢南區|Hannan District|hannanqu|hnq
229|district|蔡甸区|蔡甸區|Caidian District|caidianqu|cdq
229|district|江夏区|江夏區|Jiangxia District|jiangxiaqu|jxq
229|district|黄陂区|黃陂區|Huangbei District|huangbeiqu|hbq
229|district|新洲区|新洲區|Xinzhou District|xinzhouqu|xzq
229|airport|武汉天河国际机场|武漢天河國際機場|Wuhan Tianhe International Airport|wuhantianheguojijichang|whthgjjc|30.77|114.21
229|station|武汉站|武漢站|Wuhan Railway Station|wuhanzhan|whz|30.61|114.42
229|station|汉口站|漢口站|Hankou Railway Station|hankouzhan|hkz|30.62|114.25
229|station|武昌站||Wuchang Railway Station|wuchangzhan|wcz|30.53|114.31
229|station|武汉东站|武漢東站|Wuhan East Railway Station|wuhandongzhan|whdz|30.49|114.43
229|metro|江汉路地铁站|江漢路地鐵站|Jianghan Road Metro Station|jianghanluditiezhan|jhldtz|30.58|114.29
229|metro|光谷广场地铁站|光谷廣場地鐵站|Guanggu Square Metro Station|guangguguangchangditiezhan|gggcdtz|30.51|114.40
229|metro|中南路地铁站|中南路地鐵站|Zhongnan Road Metro Station|zhongnanluditiezhan|znldtz|30.54|114.33
229|metro|洪山广场地铁站|洪山廣場地鐵站|Hongshan Square Metro Station|hongshanguangchangditiezhan|hsgcdtz|30.55|114.33
229|metro|循礼门地铁站|循禮門地鐵站|Xunlimen Metro Station|xunlimenditiezhan|xlmdtz|30.59|114.29
229|metro|街道口地铁站|街道口地鐵站|Jiedaokou Metro Station|jiedaokouditiezhan|jdkdtz|30.53|114.35
229|metro|钟家村地铁站|鍾家村地鐵站|Zhongjiacun Metro Station|zhongjiacunditiezhan|zjcdtz|30.55|114.26
229|metro|王家墩东地铁站|王家墩東地鐵站|Wangjiadundong Metro Station|wangjiadundongditiezhan|wjdddtz|30.60|114.25
229|metro|楚河汉街地铁站|楚河漢街地鐵站|Chuhehan Street Metro Station|chuhehanjieditiezhan|chhjdtz|30.55|114.33
229|sight|黄鹤楼|黃鶴樓|Yellow Crane Tower|huanghelou|hhl|30.54|114.30
229|sight|东湖|東湖|East Lake|donghu|dh|30.56|114.40
229|sight|户部巷|戶部巷|Hubu Alley|hubuxiang|hbx|30.55|114.30
229|sight|江汉路步行街|江漢路步行街|Jianghan Road|jianghanlubuxingjie|jhlbxj|30.58|114.29
229|sight|湖北省博物馆|湖北省博物館|Hubei Provincial Museum|hubeishengbowuguan|hbsbwg|30.56|114.36
229|exhibition|武汉国际博览中心|武漢國際博覽中心|Wuhan International Expo Center|wuhanguojibolanzhongxin|whgjblzx|30.50|114.24
229|exhibition|武汉国际会展中心|武漢國際會展中心|Wuhan International Conference and Exhibition Center|wuhanguojihuizhanzhongxin|whgjhzzx|30.58|114.27
229|exhibition|中国光谷科技会展中心|中國光谷科技會展中心|China Optics Valley Convention and Exhibition Center|zhongguoguanggukejihuizhanzhongxin|zgggkjhzzx|30.49|114.51
229|university|武汉大学|武漢大學|Wuhan University|wuhandaxue|whdx|30.54|114.36
229|university|华中科技大学|華中科技大學|Huazhong University of Science and Technology|huazhongkejidaxue|hzkjdx|30.51|114.41
229|hospital|同济医院|同濟醫院|Tongji Hospital|tongjiyiyuan|tjyy|30.58|114.26
229|hospital|协和医院（武汉）|協和醫院（武漢）|Union Hospital, Wuhan|xieheyiyuan|xhyy|30.58|114.27
229|hospital|湖北省人民医院|湖北省人民醫院|Renmin Hospital of Wuhan University|hubeishengrenminyiyuan|hbsrmyy|30.54|114.30
229|business|光谷广场|光谷廣場|Optics Valley Square|guangguguangchang|gggc|30.51|114.40
229|venue|武汉体育中心|武漢體育中心|Wuhan Sports Center|wuhantiyuzhongxin|whtyzx|30.50|114.17
92|area|新街口||Xinjiekou|xinjiekou|xjk
92|area|夫子庙/中华门|夫子廟/中華門|Fuzimiao/Zhonghuamen|fuzimiao zhonghuamen|fzm zhm
92|area|河西CBD/奥体|河西CBD/奧體|Hexi CBD/Olympic Center|hexicbd aoti|hxcbd at
92|area|南京南站||Nanjing South Railway Station|nanjingnanzhan|njnz
92|area|鼓楼/湖南路|鼓樓/湖南路|Drum Tower/Hunan Road|gulou hunanlu|gl hnl
92|area|江宁百家湖|江寧百家湖|Jiangningbaijia Lake|jiangningbaijiahu|jnbjh
92|area|江北新区|江北新區|Jiangbei New Area|jiangbeixinqu|jbxq
92|area|禄口机场|祿口機場|Lukou Airport|lukoujichang|lkjc
92|area|南京站/玄武湖||Nanjing Railway Station/Xuanwu Lake|nanjingzhan xuanwuhu|njz xwh
92|area|仙林大学城|仙林大學城|Xianlin University Town|xianlindaxuecheng|xldxc
92|district|玄武区|玄武區|Xuanwu District|xuanwuqu|xwq
92|district|秦淮区|秦淮區|Qinhuai District|qinhuaiqu|qhq
92|district|建邺区|建鄴區|Jianye District|jianyequ|jyq
92|district|鼓楼区|鼓樓區|Gulou District|gulouqu|glq
92|district|栖霞区|棲霞區|Qixia District|qixiaqu|qxq
92|district|雨花台区|雨花台區|Yuhuatai District|yuhuataiqu|yhtq
92|district|江宁区|江寧區|Jiangning District|jiangningqu|jnq
92|district|浦口区|浦口區|Pukou District|pukouqu|pkq
92|district|六合区|六合區|Liuhe District|liuhequ|lhq
92|district|溧水区|溧水區|Lishui District|lishuiqu|lsq
92|district|高淳区|高淳區|Gaochun District|gaochunqu|gcq
92|airport|南京禄口国际机场|南京祿口國際機場|Nanjing Lukou International Airport|nanjinglukouguojijichang|njlkgjjc|31.73|118.87
92|station|南京站||Nanjing Railway Station|nanjingzhan|njz|32.09|118.79
92|station|南京南站||Nanjing South Railway Station|nanjingnanzhan|njnz|31.97|118.79
92|metro|新街口地铁站|新街口地鐵站|Xinjiekou Metro Station|xinjiekouditiezhan|xjkdtz|32.04|118.78
92|metro|大行宫地铁站|大行宮地鐵站|Daxinggong Metro Station|daxinggongditiezhan|dxgdtz|32.04|118.79
92|metro|鼓楼地铁站|鼓樓地鐵站|Drum Tower Metro Station|gulouditiezhan|gldtz|32.06|118.78
92|metro|元通地铁站|元通地鐵站|Yuantong Metro Station|yuantongditiezhan|ytdtz|32.00|118.72
92|metro|河定桥地铁站|河定橋地鐵站|Hedingqiao Metro Station|hedingqiaoditiezhan|hdqdtz|31.96|118.82
92|metro|奥体东地铁站|奧體東地鐵站|Aotidong Metro Station|aotidongditiezhan|atddtz|32.01|118.73
92|metro|三山街地铁站|三山街地鐵站|Sanshan Street Metro Station|sanshanjieditiezhan|ssjdtz|32.02|118.78
92|metro|泰冯路地铁站|泰馮路地鐵站|Taifeng Road Metro Station|taifengluditiezhan|tfldtz|32.15|118.72
92|sight|中山陵||Sun Yat-sen Mausoleum|zhongshanling|zsl|32.06|118.85
92|sight|夫子庙|夫子廟|Confucius Temple|fuzimiao|fzm|32.02|118.79
92|sight|明孝陵||Ming Xiaoling Mausoleum|mingxiaoling|mxl|32.06|118.83
92|sight|总统府|總統府|Presidential Palace|zongtongfu|ztf|32.04|118.80
92|sight|玄武湖||Xuanwu Lake|xuanwuhu|xwh|32.07|118.79
92|sight|牛首山||Niushou Mountain|niushoushan|nss|31.91|118.74
92|exhibition|南京国际博览中心|南京國際博覽中心|Nanjing International Expo Center|nanjingguojibolanzhongxin|njgjblzx|32.01|118.72
92|exhibition|南京国际展览中心|南京國際展覽中心|Nanjing International Exhibition Center|nanjingguojizhanlanzhongxin|njgjzlzx|32.08|118.80
92|university|南京大学（鼓楼校区）|南京大學（鼓樓校區）|Nanjing University (Gulou)|nanjingdaxue|njdx|32.06|118.78
92|university|东南大学|東南大學|Southeast University|dongnandaxue|dndx|32.06|118.79
92|university|南京航空航天大学|南京航空航天大學|Nanjing University of Aeronautics and Astronautics|nanjinghangkonghangtiandaxue|njhkhtdx|32.04|118.82
92|hospital|江苏省人民医院|江蘇省人民醫院|Jiangsu Province Hospital|jiangsushengrenminyiyuan|jssrmyy|32.04|118.76
92|hospital|鼓楼医院|鼓樓醫院|Nanjing Drum Tower Hospital|gulouyiyuan|glyy|32.06|118.78
92|business|中国（南京）软件谷|中國（南京）軟件谷|Nanjing Software Valley|zhongguo|zg|31.98|118.76
92|venue|南京奥体中心|南京奧體中心|Nanjing Olympic Sports Center|nanjingaotizhongxin|njatzx|32.01|118.72
348|area|翠湖/南屏街||Cuihu/Nanping Street|cuihu nanpingjie|ch npj
348|area|滇池度假区|滇池度假區|Dianchi Resort|dianchidujiaqu|dcdjq
348|area|昆明站||Kunming Railway Station|kunmingzhan|kmz
348|area|昆明南站/呈贡|昆明南站/呈貢|Kunming South Railway Station/Chenggong|kunmingnanzhan chenggong|kmnz cg
348|area|长水机场|長水機場|Changshui Airport|changshuijichang|csjc
348|area|世纪城/新螺蛳湾|世紀城/新螺螄灣|Shijicheng/Xinluosi Bay|shijicheng xinluosiwan|sjc xlsw
348|area|高新区|高新區|High-Tech Zone|gaoxinqu|gxq
348|district|五华区|五華區|Wuhua District|wuhuaqu|whq
348|district|盘龙区|盤龍區|Panlong District|panlongqu|plq
348|district|官渡区|官渡區|Guandu District|guanduqu|gdq
348|district|西山区|西山區|Xishan District|xishanqu|xsq
348|district|呈贡区|呈貢區|Chenggong District|chenggongqu|cgq
348|district|东川区|東川區|Dongchuan District|dongchuanqu|dcq
348|district|晋宁区|晉寧區|Jinning District|jinningqu|jnq
348|district|安宁市|安寧市|Anning|anningshi|ans
348|district|石林彝族自治县|石林彝族自治縣|Shilin Yi Autonomous County|shilinyizuzizhixian|slyzzzx
348|airport|昆明长水国际机场|昆明長水國際機場|Kunming Changshui International Airport|kunmingchangshuiguojijichang|kmcsgjjc|25.11|102.94
348|station|昆明南站||Kunming South Railway Station|kunmingnanzhan|kmnz|24.88|102.86
348|station|昆明站||Kunming Railway Station|kunmingzhan|kmz|25.02|102.72
348|sight|滇池||Dianchi Lake|dianchi|dc|24.96|102.66
348|sight|翠湖||Green Lake|cuihu|ch|25.05|102.70
348|sight|石林||Stone Forest|shilin|sl|24.81|103.32
348|sight|云南民族村|雲南民族村|Yunnan Ethnic Village|yunnanminzucun|ynmzc|24.96|102.67
348|sight|斗南花市||Dounan Flower Market|dounanhuashi|dnhs|24.90|102.79
348|exhibition|滇池国际会展中心|滇池國際會展中心|Dianchi International Convention and Exhibition Center|dianchiguojihuizhanzhongxin|dcgjhzzx|24.96|102.74
348|exhibition|昆明国际会展中心|昆明國際會展中心|Kunming International Convention and Exhibition Center|kunmingguojihuizhanzhongxin|kmgjhzzx|25.01|102.72
348|university|云南大学|雲南大學|Yunnan University|yunnandaxue|yndx|25.06|102.70
348|hospital|昆明医科大学第一附属医院|昆明醫科大學第一附屬醫院|First Affiliated Hospital of Kunming Medical University|kunmingyikedaxuediyifushuyiyuan|kmykdxdyfsyy|25.05|102.69
348|hospital|云南省第一人民医院|雲南省第一人民醫院|First People's Hospital of Yunnan Province|yunnanshengdiyirenminyiyuan|ynsdyrmyy|25.03|102.70
348|venue|红塔体育中心|紅塔體育中心|Hongta Sports Center|hongtatiyuzhongxin|httyzx|24.96|102.66
161|area|中山路/轮渡|中山路/輪渡|Zhongshan Road/Lundu|zhongshanlu lundu|zsl ld
161|area|会展中心/环岛路|會展中心/環島路|Convention and Exhibition Center/Huandao Road|huizhanzhongxin huandaolu|hzzx hdl
161|area|火车站/梧村|火車站/梧村|Railway Station/Wucun|huochezhan wucun|hcz wc
161|area|SM城市广场|SM城市廣場|SM City Plaza|smchengshiguangchang|smcsgc
161|area|厦门北站|廈門北站|Xiamen North Railway Station|xiamenbeizhan|xmbz
161|area|高崎机场|高崎機場|Gaoqi Airport|gaoqijichang|gqjc
161|area|集美学村|集美學村|Jimeixuecun|jimeixuecun|jmxc
161|area|软件园|軟件園|Software Park|ruanjianyuan|rjy
161|area|海沧|海滄|Haicang|haicang|hc
161|district|思明区|思明區|Siming District|simingqu|smq
161|district|湖里区|湖里區|Huli District|huliqu|hlq
161|district|集美区|集美區|Jimei District|jimeiqu|jmq
161|district|海沧区|海滄區|Haicang District|haicangqu|hcq
161|district|同安区|同安區|Tong'an District|tonganqu|taq
161|district|翔安区|翔安區|Xiang'an District|xianganqu|xaq
161|airport|厦门高崎国际机场|廈門高崎國際機場|Xiamen Gaoqi International Airport|xiamengaoqiguojijichang|xmgqgjjc|24.54|118.13
161|station|厦门站|廈門站|Xiamen Railway Station|xiamenzhan|xmz|24.47|118.11
161|station|厦门北站|廈門北站|Xiamen North Railway Station|xiamenbeizhan|xmbz|24.64|118.07
161|sight|鼓浪屿|鼓浪嶼|Gulangyu|gulangyu|gly|24.45|118.06
161|sight|南普陀寺||South Putuo Temple|nanputuosi|npts|24.44|118.09
161|sight|曾厝垵||Zengcuo'an|cengcuoan|cca|24.43|118.12
161|sight|中山路步行街||Zhongshan Road|zhongshanlubuxingjie|zslbxj|24.46|118.08
161|sight|集美学村|集美學村|Jimei School Village|jimeixuecun|jmxc|24.57|118.10
161|exhibition|厦门国际会展中心|廈門國際會展中心|Xiamen International Conference and Exhibition Center|xiamenguojihuizhanzhongxin|xmgjhzzx|24.47|118.18
161|exhibition|厦门国际博览中心|廈門國際博覽中心|Xiamen International Expo Center|xiamenguojibolanzhongxin|xmgjblzx|24.56|118.33
161|university|厦门大学|廈門大學|Xiamen University|xiamendaxue|xmdx|24.44|118.09
161|hospital|厦门大学附属第一医院|廈門大學附屬第一醫院|First Affiliated Hospital of Xiamen University|xiamendaxuefushudiyiyiyuan|xmdxfsdyyy|24.45|118.08
161|business|厦门软件园|廈門軟件園|Xiamen Software Park|xiamenruanjianyuan|xmrjy|24.49|118.18
161|business|五通客运码头|五通客運碼頭|Wutong Ferry Terminal|wutongkeyunmatou|wtkymt|24.52|118.19
246|area|五一广场|五一廣場|Wuyi Square|wuyiguangchang|wygc
246|area|芙蓉广场/袁家岭|芙蓉廣場/袁家嶺|Furong Square/Yuanjialing|furongguangchang yuanjialing|frgc yjl
246|area|火车站|火車站|Railway Station|huochezhan|hcz
246|area|长沙南站/武广新城|長沙南站/武廣新城|Changsha South Railway Station/Wuguang New Town|changshananzhan wuguangxincheng|csnz wgxc
246|area|梅溪湖||Meixi Lake|meixihu|mxh
246|area|河西大学城|河西大學城|Hexi University Town|hexidaxuecheng|hxdxc
246|area|黄花机场|黃花機場|Huanghua Airport|huanghuajichang|hhjc
246|area|国际会展中心|國際會展中心|International Convention and Exhibition Center|guojihuizhanzhongxin|gjhzzx
246|area|星沙||Xingsha|xingsha|xs
246|district|芙蓉区|芙蓉區|Furong District|furongqu|frq
246|district|天心区|天心區|Tianxin District|tianxinqu|txq
246|district|岳麓区|嶽麓區|Yuelu District|yueluqu|ylq
246|district|开福区|開福區|Kaifu District|kaifuqu|kfq
246|district|雨花区|雨花區|Yuhua District|yuhuaqu|yhq
246|district|望城区|望城區|Wangcheng District|wangchengqu|wcq
246|district|长沙县|長沙縣|Changsha County|changshaxian|csx
246|district|浏阳市|瀏陽市|Liuyang|liuyangshi|lys
246|district|宁乡市|寧鄉市|Ningxiang|ningxiangshi|nxs
246|airport|长沙黄花国际机场|長沙黃花國際機場|Changsha Huanghua International Airport|changshahuanghuaguojijichang|cshhgjjc|28.19|113.22
246|station|长沙南站|長沙南站|Changsha South Railway Station|changshananzhan|csnz|28.15|113.06
246|station|长沙站|長沙站|Changsha Railway Station|changshazhan|csz|28.19|113.01
246|sight|岳麓山|嶽麓山|Yuelu Mountain|yuelushan|yls|28.19|112.93
246|sight|橘子洲||Orange Isle|juzizhou|jzz|28.17|112.96
246|sight|湖南省博物馆|湖南省博物館|Hunan Museum|hunanshengbowuguan|hnsbwg|28.21|112.99
246|sight|太平街||Taiping Street|taipingjie|tpj|28.19|112.97
246|sight|世界之窗（长沙）|世界之窗（長沙）|Window of the World, Changsha|shijiezhichuang|sjzc|28.25|113.05
246|exhibition|长沙国际会展中心|長沙國際會展中心|Changsha International Convention and Exhibition Center|changshaguojihuizhanzhongxin|csgjhzzx|28.15|113.09
246|exhibition|湖南国际会展中心|湖南國際會展中心|Hunan International Convention and Exhibition Center|hunanguojihuizhanzhongxin|hngjhzzx|28.24|113.03
246|university|中南大学|中南大學|Central South University|zhongnandaxue|zndx|28.17|112.93
246|university|湖南大学|湖南大學|Hunan University|hunandaxue|hndx|28.18|112.94
246|hospital|湘雅医院|湘雅醫院|Xiangya Hospital|xiangyayiyuan|xyyy|28.21|112.98
246|hospital|湘雅二医院|湘雅二醫院|Second Xiangya Hospital|xiangyaeryiyuan|xyeyy|28.19|112.99
246|business|马栏山视频文创产业园|馬欄山視頻文創產業園|Malanshan Video Industry Park|malanshanshipinwenchuangchanyeyuan|mlsspwccyy|28.24|113.03
246|venue|贺龙体育中心|賀龍體育中心|Helong Sports Center|helongtiyuzhongxin|hltyzx|28.18|112.98
189|area|五四广场/市政府|五四廣場/市政府|Wusi Square/City Hall|wusiguangchang shizhengfu|wsgc szf
189|area|栈桥/中山路|棧橋/中山路|Zhanqiao/Zhongshan Road|zhanqiao zhongshanlu|zq zsl
189|area|崂山/石老人|嶗山/石老人|Laoshan/Shilaoren|laoshan shilaoren|ls slr
189|area|青岛北站|青島北站|Qingdao North Railway Station|qingdaobeizhan|qdbz
189|area|黄岛/西海岸|黃島/西海岸|Huangdao/Xihai'an|huangdao xihaian|hd xha
189|area|胶东机场|膠東機場|Jiaodong Airport|jiaodongjichang|jdjc
189|area|台东|台東|Taidong|taidong|td
189|area|城阳|城陽|Chengyang|chengyang|cy
189|area|高新区|高新區|High-Tech Zone|gaoxinqu|gxq
189|district|市南区|市南區|Shinan District|shinanqu|snq
189|district|市北区|市北區|Shibei District|shibeiqu|sbq
189|district|李沧区|李滄區|Licang District|licangqu|lcq
189|district|崂山区|嶗山區|Laoshan District|laoshanqu|lsq
189|district|黄岛区|黃島區|Huangdao District|huangdaoqu|hdq
189|district|城阳区|城陽區|Chengyang District|chengyangqu|cyq
189|district|即墨区|即墨區|Jimo District|jimoqu|jmq
189|district|胶州市|膠州市|Jiaozhou|jiaozhoushi|jzs
189|district|平度市||Pingdu|pingdushi|pds
189|district|莱西市|萊西市|Laixi|laixishi|lxs
189|airport|青岛胶东国际机场|青島膠東國際機場|Qingdao Jiaodong International Airport|qingdaojiaodongguojijichang|qdjdgjjc|36.36|120.09
189|station|青岛站|青島站|Qingdao Railway Station|qingdaozhan|qdz|36.07|120.31
189|station|青岛北站|青島北站|Qingdao North Railway Station|qingdaobeizhan|qdbz|36.17|120.37
189|station|青岛西站|青島西站|Qingdao West Railway Station|qingdaoxizhan|qdxz|35.90|119.94
189|sight|栈桥|棧橋|Zhanqiao Pier|zhanqiao|zq|36.06|120.32
189|sight|五四广场|五四廣場|May Fourth Square|wusiguangchang|wsgc|36.06|120.38
189|sight|八大关|八大關|Badaguan|badaguan|bdg|36.05|120.35
189|sight|崂山|嶗山|Mount Lao|laoshan|ls|36.17|120.62
189|sight|青岛啤酒博物馆|青島啤酒博物館|Tsingtao Beer Museum|qingdaopijiubowuguan|qdpjbwg|36.08|120.34
189|sight|金沙滩|金沙灘|Golden Beach|jinshatan|jst|35.97|120.26
189|exhibition|青岛国际会展中心|青島國際會展中心|Qingdao International Convention Center|qingdaoguojihuizhanzhongxin|qdgjhzzx|36.08|120.47
189|exhibition|青岛世博城国际展览中心|青島世博城國際展覽中心|Qingdao World Expo City|qingdaoshibochengguojizhanlanzhongxin|qdsbcgjzlzx|35.89|120.08
189|exhibition|红岛国际会议展览中心|紅島國際會議展覽中心|Hongdao International Convention and Exhibition Center|hongdaoguojihuiyizhanlanzhongxin|hdgjhyzlzx|36.23|120.23
189|university|中国海洋大学|中國海洋大學|Ocean University of China|zhongguohaiyangdaxue|zghydx|36.06|120.33
189|hospital|青岛大学附属医院|青島大學附屬醫院|Affiliated Hospital of Qingdao University|qingdaodaxuefushuyiyuan|qddxfsyy|36.07|120.33
189|venue|奥帆中心|奧帆中心|Olympic Sailing Center|aofanzhongxin|afzx|36.06|120.39
299|area|三亚湾|三亞灣|Sanya Bay|sanyawan|syw
299|area|大东海|大東海|Dadonghai|dadonghai|ddh
299|area|亚龙湾|亞龍灣|Yalong Bay|yalongwan|ylw
299|area|海棠湾|海棠灣|Haitang Bay|haitangwan|htw
299|area|市中心/第一市场|市中心/第一市場|City Center/Diyishichang|shizhongxin diyishichang|szx dysc
299|area|凤凰机场|鳳凰機場|Fenghuang Airport|fenghuangjichang|fhjc
299|area|三亚站|三亞站|Sanya Railway Station|sanyazhan|syz
299|district|吉阳区|吉陽區|Jiyang District|jiyangqu|jyq
299|district|天涯区|天涯區|Tianya District|tianyaqu|tyq
299|district|海棠区|海棠區|Haitang District|haitangqu|htq
299|district|崖州区|崖州區|Yazhou District|yazhouqu|yzq
299|airport|三亚凤凰国际机场|三亞鳳凰國際機場|Sanya Phoenix International Airport|sanyafenghuangguojijichang|syfhgjjc|18.30|109.41
299|station|三亚站|三亞站|Sanya Railway Station|sanyazhan|syz|18.30|109.49
299|sight|亚龙湾|亞龍灣|Yalong Bay|yalongwan|ylw|18.22|109.64
299|sight|天涯海角||Tianya Haijiao|tianyahaijiao|tyhj|18.29|109.35
299|sight|南山文化旅游区|南山文化旅遊區|Nanshan Cultural Tourism Zone|nanshanwenhualvyouqu|nswhlyq|18.30|109.21
299|sight|蜈支洲岛|蜈支洲島|Wuzhizhou Island|wuzhizhoudao|wzzd|18.31|109.76
299|sight|海棠湾免税城|海棠灣免稅城|CDF Sanya Mall|haitangwanmianshuicheng|htwmsc|18.34|109.74
299|sight|大东海|大東海|Dadonghai|dadonghai|ddh|18.22|109.52
299|sight|亚特兰蒂斯水世界|亞特蘭蒂斯水世界|Aquaventure Atlantis|yatelandisishuishijie|ytldsssj|18.31|109.75
299|exhibition|三亚国际会展中心|三亞國際會展中心|Sanya International Convention and Exhibition Center|sanyaguojihuizhanzhongxin|sygjhzzx|18.22|109.64
299|university|海南热带海洋学院|海南熱帶海洋學院|Hainan Tropical Ocean University|hainanredaihaiyangxueyuan|hnrdhyxy|18.30|109.52
299|hospital|解放军总医院海南医院|解放軍總醫院海南醫院|Hainan Hospital of PLA General Hospital|jiefangjunzongyiyuanhainanyiyuan|jfjzyyhnyy|18.33|109.73
298|area|国贸/大同路|國貿/大同路|Guomao/Datong Road|guomao datonglu|gm dtl
298|area|海秀/海口站||Haixiu/Haikou Railway Station|haixiu haikouzhan|hx hkz
298|area|日月广场/国兴|日月廣場/國興|Riyue Square/Guoxing|riyueguangchang guoxing|rygc gx
298|area|美兰机场|美蘭機場|Meilan Airport|meilanjichang|mljc
298|area|海口东站|海口東站|Haikou East Railway Station|haikoudongzhan|hkdz
298|area|西海岸||Xihai'an|xihaian|xha
298|district|龙华区|龍華區|Longhua District|longhuaqu|lhq
298|district|美兰区|美蘭區|Meilan District|meilanqu|mlq
298|district|秀英区|秀英區|Xiuying District|xiuyingqu|xyq
298|district|琼山区|瓊山區|Qiongshan District|qiongshanqu|qsq
298|airport|海口美兰国际机场|海口美蘭國際機場|Haikou Meilan International Airport|haikoumeilanguojijichang|hkmlgjjc|19.93|110.46
298|station|海口东站|海口東站|Haikou East Railway Station|haikoudongzhan|hkdz|19.98|110.34
298|sight|骑楼老街|騎樓老街|Qilou Old Street|qiloulaojie|qllj|20.05|110.34
298|sight|假日海滩|假日海灘|Holiday Beach|jiarihaitan|jrht|20.03|110.26
298|sight|观澜湖|觀瀾湖|Mission Hills Haikou|guanlanhu|glh|19.91|110.33
298|sight|海口日月广场免税店|海口日月廣場免稅店|Haikou Riyue Plaza Duty Free|haikouriyueguangchangmianshuidian|hkrygcmsd|20.02|110.35
298|exhibition|海南国际会展中心|海南國際會展中心|Hainan International Convention and Exhibition Center|hainanguojihuizhanzhongxin|hngjhzzx|20.04|110.21
298|university|海南大学|海南大學|Hainan University|hainandaxue|hndx|20.06|110.33
298|hospital|海南省人民医院|海南省人民醫院|Hainan General Hospital|hainanshengrenminyiyuan|hnsrmyy|20.01|110.29
298|venue|五源河体育场|五源河體育場|Wuyuan River Stadium|wuyuanhetiyuchang|wyhtyc|20.02|110.22
1|area|滨江道/和平路|濱江道/和平路|Binjiangdao/Heping Road|binjiangdao hepinglu|bjd hpl
1|area|小白楼|小白樓|Xiaobailou|xiaobailou|xbl
1|area|天津站/意风区|天津站/意風區|Tianjin Railway Station/Yifengqu|tianjinzhan yifengqu|tjz yfq
1|area|滨海新区/开发区|濱海新區/開發區|Binhai New Area/Development Zone|binhaixinqu kaifaqu|bhxq kfq
1|area|水上公园/体育中心|水上公園/體育中心|Shuishang Park/Sports Center|shuishanggongyuan tiyuzhongxin|ssgy tyzx
1|area|梅江会展|梅江會展|Meijianghuizhan|meijianghuizhan|mjhz
1|area|国家会展中心|國家會展中心|National Exhibition and Convention Center|guojiahuizhanzhongxin|gjhzzx
1|area|滨海机场|濱海機場|Binhai Airport|binhaijichang|bhjc
1|area|天津西站||Tianjin West Railway Station|tianjinxizhan|tjxz
1|area|南开大学城|南開大學城|Nankai University Town|nankaidaxuecheng|nkdxc
1|district|和平区|和平區|Heping District|hepingqu|hpq
1|district|河东区|河東區|Hedong District|hedongqu|hdq
1|district|河西区|河西區|Hexi District|hexiqu|hxq
1|district|南开区|南開區|Nankai District|nankaiqu|nkq
1|district|河北区|河北區|Hebei District|hebeiqu|hbq
1|district|红桥区|紅橋區|Hongqiao District|hongqiaoqu|hqq
1|district|滨海新区|濱海新區|Binhai New Area|binhaixinqu|bhxq
1|district|东丽区|東麗區|Dongli District|dongliqu|dlq
1|district|西青区|西青區|Xiqing District|xiqingqu|xqq
1|district|津南区|津南區|Jinnan District|jinnanqu|jnq
1|district|北辰区|北辰區|Beichen District|beichenqu|bcq
1|district|武清区|武清區|Wuqing District|wuqingqu|wqq
1|district|宝坻区|寶坻區|Baodi District|baodiqu|bdq
1|district|宁河区|寧河區|Ninghe District|ninghequ|nhq
1|district|静海区|靜海區|Jinghai District|jinghaiqu|jhq
1|district|蓟州区|薊州區|Jizhou District|jizhouqu|jzq
1|airport|天津滨海国际机场|天津濱海國際機場|Tianjin Binhai International Airport|tianjinbinhaiguojijichang|tjbhgjjc|39.12|117.35
1|station|天津站||Tianjin Railway Station|tianjinzhan|tjz|39.14|117.20
1|station|天津西站||Tianjin West Railway Station|tianjinxizhan|tjxz|39.16|117.16
1|station|天津南站||Tianjin South Railway Station|tianjinnanzhan|tjnz|39.06|117.06
1|station|滨海站|濱海站|Binhai Railway Station|binhaizhan|bhz|39.01|117.67
1|sight|天津之眼||Tianjin Eye|tianjinzhiyan|tjzy|39.15|117.18
1|sight|五大道||Five Great Avenues|wudadao|wdd|39.11|117.20
1|sight|古文化街||Ancient Culture Street|guwenhuajie|gwhj|39.15|117.19
1|sight|意式风情区|意式風情區|Italian Style Town|yishifengqingqu|ysfqq|39.14|117.20
1|exhibition|国家会展中心（天津）|國家會展中心（天津）|National Convention and Exhibition Center (Tianjin)|guojiahuizhanzhongxin|gjhzzx|39.02|117.36
1|exhibition|梅江会展中心|梅江會展中心|Meijiang Convention and Exhibition Center|meijianghuizhanzhongxin|mjhzzx|39.05|117.22
1|exhibition|天津滨海国际会展中心|天津濱海國際會展中心|Binhai International Convention and Exhibition Center|tianjinbinhaiguojihuizhanzhongxin|tjbhgjhzzx|39.03|117.71
1|university|南开大学|南開大學|Nankai University|nankaidaxue|nkdx|39.10|117.17
1|university|天津大学|天津大學|Tianjin University|tianjindaxue|tjdx|39.11|117.17
1|hospital|天津医科大学总医院|天津醫科大學總醫院|Tianjin Medical University General Hospital|tianjinyikedaxuezongyiyuan|tjykdxzyy|39.12|117.19
1|hospital|天津肿瘤医院|天津腫瘤醫院|Tianjin Cancer Hospital|tianjinzhongliuyiyuan|tjzlyy|39.08|117.18
1|business|于家堡金融区|于家堡金融區|Yujiapu Financial District|yujiabaojinrongqu|yjbjrq|39.00|117.68
1|venue|天津奥林匹克中心|天津奧林匹克中心|Tianjin Olympic Center|tianjinaolinpikezhongxin|tjalpkzx|39.07|117.17
209|area|二七广场|二七廣場|Erqi Square|erqiguangchang|eqgc
209|area|郑东新区CBD|鄭東新區CBD|Zhengdongxinqu CBD|zhengdongxinqucbd|zdxqcbd
209|area|郑州东站|鄭州東站|Zhengzhou East Railway Station|zhengzhoudongzhan|zzdz
209|area|高铁站/会展中心|高鐵站/會展中心|Gaotie Railway Station/Convention and Exhibition Center|gaotiezhan huizhanzhongxin|gtz hzzx
209|area|航空港区|航空港區|Hangkonggangqu|hangkonggangqu|hkgq
209|area|花园路|花園路|Huayuan Road|huayuanlu|hyl
209|area|高新区|高新區|High-Tech Zone|gaoxinqu|gxq
209|area|郑州站|鄭州站|Zhengzhou Railway Station|zhengzhouzhan|zzz
209|district|中原区|中原區|Zhongyuan District|zhongyuanqu|zyq
209|district|二七区|二七區|Erqi District|erqiqu|eqq
209|district|管城回族区|管城回族區|Guancheng Hui District|guanchenghuizuqu|gchzq
209|district|金水区|金水區|Jinshui District|jinshuiqu|jsq
209|district|惠济区|惠濟區|Huiji District|huijiqu|hjq
209|district|上街区|上街區|Shangjie District|shangjiequ|sjq
209|district|中牟县|中牟縣|Zhongmu County|zhongmuxian|zmx
209|district|巩义市|鞏義市|Gongyi|gongyishi|gys
209|district|荥阳市|滎陽市|Xingyang|xingyangshi|xys
209|district|新密市||Xinmi|xinmishi|xms
209|district|新郑市|新鄭市|Xinzheng|xinzhengshi|xzs
209|district|登封市||Dengfeng|dengfengshi|dfs
209|airport|郑州新郑国际机场|鄭州新鄭國際機場|Zhengzhou Xinzheng International Airport|zhengzhouxinzhengguojijichang|zzxzgjjc|34.53|113.85
209|station|郑州东站|鄭州東站|Zhengzhou East Railway Station|zhengzhoudongzhan|zzdz|34.76|113.77
209|station|郑州站|鄭州站|Zhengzhou Railway Station|zhengzhouzhan|zzz|34.75|113.65
209|station|郑州航空港站|鄭州航空港站|Zhengzhou Hangkonggang Railway Station|zhengzhouhangkonggangzhan|zzhkgz|34.49|113.93
209|sight|二七纪念塔|二七紀念塔|Erqi Memorial Tower|erqijinianta|eqjnt|34.75|113.66
209|sight|河南博物院||Henan Museum|henanbowuyuan|hnbwy|34.79|113.67
209|sight|只有河南·戏剧幻城|只有河南·戲劇幻城|Unique Henan Land of Dramas|zhiyouhenanxijuhuancheng|zyhnxjhc|34.74|113.90
209|exhibition|郑州国际会展中心|鄭州國際會展中心|Zhengzhou International Convention and Exhibition Center|zhengzhouguojihuizhanzhongxin|zzgjhzzx|34.77|113.72
209|exhibition|中原国际会展中心|中原國際會展中心|Zhongyuan International Convention and Exhibition Center|zhongyuanguojihuizhanzhongxin|zygjhzzx|34.55|113.83
209|university|郑州大学|鄭州大學|Zhengzhou University|zhengzhoudaxue|zzdx|34.82|113.53
209|hospital|郑州大学第一附属医院|鄭州大學第一附屬醫院|First Affiliated Hospital of Zhengzhou University|zhengzhoudaxuediyifushuyiyuan|zzdxdyfsyy|34.75|113.65
209|hospital|河南省人民医院|河南省人民醫院|Henan Provincial People's Hospital|henanshengrenminyiyuan|hnsrmyy|34.77|113.68
209|business|千玺广场|千璽廣場|Millennium Royal Plaza|qianxiguangchang|qxgc|34.77|113.72
209|venue|河南省体育中心|河南省體育中心|Henan Provincial Stadium|henanshengtiyuzhongxin|hnstyzx|34.82|113.66
49|area|青泥洼桥/中山广场|青泥窪橋/中山廣場|Qingniwaqiao/Zhongshan Square|qingniwaqiao zhongshanguangchang|qnwq zsgc
49|area|星海广场|星海廣場|Xinghai Square|xinghaiguangchang|xhgc
49|area|东港/国际会议中心|東港/國際會議中心|Donggang/International Convention Center|donggang guojihuiyizhongxin|dg gjhyzx
49|area|西安路||Xi'an Road|xianlu|xal
49|area|开发区|開發區|Development Zone|kaifaqu|kfq
49|area|大连北站|大連北站|Dalian North Railway Station|dalianbeizhan|dlbz
49|area|高新园区|高新園區|High-Tech Park|gaoxinyuanqu|gxyq
49|area|周水子机场|周水子機場|Zhoushuizi Airport|zhoushuizijichang|zszjc
49|district|中山区|中山區|Zhongshan District|zhongshanqu|zsq
49|district|西岗区|西崗區|Xigang District|xigangqu|xgq
49|district|沙河口区|沙河口區|Shahekou District|shahekouqu|shkq
49|district|甘井子区|甘井子區|Ganjingzi District|ganjingziqu|gjzq
49|district|旅顺口区|旅順口區|Lüshunkou District|lvshunkouqu|lskq
49|district|金州区|金州區|Jinzhou District|jinzhouqu|jzq
49|district|普兰店区|普蘭店區|Pulandian District|pulandianqu|pldq
49|district|瓦房店市||Wafangdian|wafangdianshi|wfds
49|district|庄河市|莊河市|Zhuanghe|zhuangheshi|zhs
49|airport|大连周水子国际机场|大連周水子國際機場|Dalian Zhoushuizi International Airport|dalianzhoushuiziguojijichang|dlzszgjjc|38.97|121.54
49|station|大连北站|大連北站|Dalian North Railway Station|dalianbeizhan|dlbz|39.02|121.60
49|station|大连站|大連站|Dalian Railway Station|dalianzhan|dlz|38.92|121.62
49|sight|星海广场|星海廣場|Xinghai Square|xinghaiguangchang|xhgc|38.88|121.58
49|sight|老虎滩海洋公园|老虎灘海洋公園|Laohutan Ocean Park|laohutanhaiyanggongyuan|lhthygy|38.87|121.67
49|sight|棒棰岛|棒棰島|Bangchui Island|bangchuidao|bcd|38.88|121.71
49|sight|金石滩|金石灘|Golden Pebble Beach|jinshitan|jst|39.05|122.00
49|exhibition|大连国际会议中心|大連國際會議中心|Dalian International Conference Center|dalianguojihuiyizhongxin|dlgjhyzx|38.93|121.67
49|exhibition|大连世界博览广场|大連世界博覽廣場|Dalian World Expo Center|dalianshijiebolanguangchang|dlsjblgc|38.88|121.58
49|university|大连理工大学|大連理工大學|Dalian University of Technology|dalianligongdaxue|dllgdx|38.88|121.52
49|hospital|大连医科大学附属第一医院|大連醫科大學附屬第一醫院|First Affiliated Hospital of Dalian Medical University|dalianyikedaxuefushudiyiyiyuan|dlykdxfsdyyy|38.91|121.61
49|business|大连软件园|大連軟件園|Dalian Software Park|dalianruanjianyuan|dlrjy|38.88|121.53
49|venue|大连体育中心|大連體育中心|Dalian Sports Center|daliantiyuzhongxin|dltyzx|39.01|121.55
48|area|中街/故宫|中街/故宮|Zhongjie/Imperial Palace|zhongjie gugong|zj gg
48|area|太原街/沈阳站|太原街/瀋陽站|Taiyuan Street/Shenyang Railway Station|taiyuanjie shenyangzhan|tyj syz
48|area|北站||Beizhan|beizhan|bz
48|area|青年大街/五里河||Qingnian Street/Wulihe|qingniandajie wulihe|qndj wlh
48|area|浑南|渾南|Hunnan|hunnan|hn
48|area|铁西|鐵西|Tiexi|tiexi|tx
48|area|桃仙机场|桃仙機場|Taoxian Airport|taoxianjichang|txjc
48|district|和平区|和平區|Heping District|hepingqu|hpq
48|district|沈河区|瀋河區|Shenhe District|shenhequ|shq
48|district|大东区|大東區|Dadong District|dadongqu|ddq
48|district|皇姑区|皇姑區|Huanggu District|huangguqu|hgq
48|district|铁西区|鐵西區|Tiexi District|tiexiqu|txq
48|district|浑南区|渾南區|Hunnan District|hunnanqu|hnq
48|district|苏家屯区|蘇家屯區|Sujiatun District|sujiatunqu|sjtq
48|district|沈北新区|瀋北新區|Shenbei New Area|shenbeixinqu|sbxq
48|district|于洪区|于洪區|Yuhong District|yuhongqu|yhq
48|district|辽中区|遼中區|Liaozhong District|liaozhongqu|lzq
48|district|新民市||Xinmin|xinminshi|xms
48|airport|沈阳桃仙国际机场|瀋陽桃仙國際機場|Shenyang Taoxian International Airport|shenyangtaoxianguojijichang|sytxgjjc|41.64|123.48
48|station|沈阳站|瀋陽站|Shenyang Railway Station|shenyangzhan|syz|41.79|123.39
48|station|沈阳北站|瀋陽北站|Shenyang North Railway Station|shenyangbeizhan|sybz|41.82|123.43
48|sight|沈阳故宫|瀋陽故宮|Shenyang Imperial Palace|shenyanggugong|sygg|41.80|123.45
48|sight|张氏帅府|張氏帥府|Marshal Zhang's Mansion|zhangshishuaifu|zssf|41.79|123.45
48|sight|北陵公园|北陵公園|Beiling Park|beilinggongyuan|blgy|41.85|123.42
48|sight|中街||Middle Street|zhongjie|zj|41.80|123.45
48|exhibition|沈阳新世界博览馆|瀋陽新世界博覽館|Shenyang New World Expo|shenyangxinshijiebolanguan|syxsjblg|41.75|123.42
48|exhibition|沈阳国际展览中心|瀋陽國際展覽中心|Shenyang International Exhibition Center|shenyangguojizhanlanzhongxin|sygjzlzx|41.66|123.37
48|university|东北大学|東北大學|Northeastern University|dongbeidaxue|dbdx|41.77|123.41
48|university|辽宁大学|遼寧大學|Liaoning University|liaoningdaxue|lndx|41.83|123.40
48|hospital|中国医科大学附属第一医院|中國醫科大學附屬第一醫院|First Hospital of China Medical University|zhongguoyikedaxuefushudiyiyiyuan|zgykdxfsdyyy|41.79|123.40
48|hospital|盛京医院|盛京醫院|Shengjing Hospital|shengjingyiyuan|sjyy|41.77|123.41
48|venue|沈阳奥体中心|瀋陽奧體中心|Shenyang Olympic Sports Center|shenyangaotizhongxin|syatzx|41.74|123.46
75|area|中央大街/索菲亚|中央大街/索菲亞|Zhongyang Street/Suofeiya|zhongyangdajie suofeiya|zydj sfy
75|area|秋林/博物馆|秋林/博物館|Qiulin/Museum|qiulin bowuguan|ql bwg
75|area|哈尔滨西站|哈爾濱西站|Ha'erbin West Railway Station|haerbinxizhan|hebxz
75|area|群力||Qunli|qunli|ql
75|area|江北/太阳岛|江北/太陽島|Jiangbei/Taiyangdao|jiangbei taiyangdao|jb tyd
75|area|会展中心|會展中心|Convention and Exhibition Center|huizhanzhongxin|hzzx
75|area|太平机场|太平機場|Taiping Airport|taipingjichang|tpjc
75|district|道里区|道里區|Daoli District|daoliqu|dlq
75|district|道外区|道外區|Daowai District|daowaiqu|dwq
75|district|南岗区|南崗區|Nangang District|nangangqu|ngq
75|district|香坊区|香坊區|Xiangfang District|xiangfangqu|xfq
75|district|松北区|松北區|Songbei District|songbeiqu|sbq
75|district|平房区|平房區|Pingfang District|pingfangqu|pfq
75|district|呼兰区|呼蘭區|Hulan District|hulanqu|hlq
75|district|阿城区|阿城區|Acheng District|achengqu|acq
75|district|双城区|雙城區|Shuangcheng District|shuangchengqu|scq
75|district|尚志市||Shangzhi|shangzhishi|szs
75|district|五常市||Wuchang|wuchangshi|wcs
75|airport|哈尔滨太平国际机场|哈爾濱太平國際機場|Harbin Taiping International Airport|haerbintaipingguojijichang|hebtpgjjc|45.62|126.25
75|station|哈尔滨站|哈爾濱站|Harbin Railway Station|haerbinzhan|hebz|45.76|126.63
75|station|哈尔滨西站|哈爾濱西站|Harbin West Railway Station|haerbinxizhan|hebxz|45.71|126.57
75|sight|中央大街||Central Street|zhongyangdajie|zydj|45.77|126.61
75|sight|圣索菲亚教堂|聖索菲亞教堂|Saint Sophia Cathedral|shengsuofeiyajiaotang|ssfyjt|45.77|126.62
75|sight|冰雪大世界||Ice and Snow World|bingxuedashijie|bxdsj|45.78|126.56
75|sight|太阳岛|太陽島|Sun Island|taiyangdao|tyd|45.79|126.59
75|sight|东北虎林园|東北虎林園|Siberian Tiger Park|dongbeihulinyuan|dbhly|45.82|126.60
75|exhibition|哈尔滨国际会展中心|哈爾濱國際會展中心|Harbin International Convention and Exhibition Center|haerbinguojihuizhanzhongxin|hebgjhzzx|45.74|126.70
75|university|哈尔滨工业大学|哈爾濱工業大學|Harbin Institute of Technology|haerbingongyedaxue|hebgydx|45.74|126.63
75|university|哈尔滨工程大学|哈爾濱工程大學|Harbin Engineering University|haerbingongchengdaxue|hebgcdx|45.77|126.68
75|hospital|哈尔滨医科大学附属第一医院|哈爾濱醫科大學附屬第一醫院|First Affiliated Hospital of Harbin Medical University|haerbinyikedaxuefushudiyiyiyuan|hebykdxfsdyyy|45.76|126.65
75|venue|哈尔滨大剧院|哈爾濱大劇院|Harbin Grand Theatre|haerbindajuyuan|hebdjy|45.80|126.58
425|area|大巴扎/二道桥|大巴扎/二道橋|Dabazha/Erdaoqiao|dabazha erdaoqiao|dbz edq
425|area|友好/北园春|友好/北園春|Youhao/Beiyuanchun|youhao beiyuanchun|yh byc
425|area|高铁片区/乌鲁木齐站|高鐵片區/烏魯木齊站|Gaotiepianqu/Wulumuqi Railway Station|gaotiepianqu wulumuqizhan|gtpq wlmqz
425|area|红山|紅山|Hongshan|hongshan|hs
425|area|天山机场|天山機場|Tianshan Airport|tianshanjichang|tsjc
425|area|会展中心|會展中心|Convention and Exhibition Center|huizhanzhongxin|hzzx
425|district|天山区|天山區|Tianshan District|tianshanqu|tsq
425|district|沙依巴克区|沙依巴克區|Shayibake District|shayibakequ|sybkq
425|district|新市区|新市區|Xinshi District|xinshiqu|xsq
425|district|水磨沟区|水磨溝區|Shuimogou District|shuimogouqu|smgq
425|district|头屯河区|頭屯河區|Toutunhe District|toutunhequ|tthq
425|district|米东区|米東區|Midong District|midongqu|mdq
425|district|达坂城区|達坂城區|Dabancheng District|dabanchengqu|dbcq
425|airport|乌鲁木齐天山国际机场|烏魯木齊天山國際機場|Urumqi Tianshan International Airport|wulumuqitianshanguojijichang|wlmqtsgjjc|43.91|87.47
425|station|乌鲁木齐站|烏魯木齊站|Urumqi Railway Station|wulumuqizhan|wlmqz|43.84|87.53
425|sight|新疆国际大巴扎|新疆國際大巴扎|Xinjiang International Grand Bazaar|xinjiangguojidabazha|xjgjdbz|43.78|87.61
425|sight|红山公园|紅山公園|Hongshan Park|hongshangongyuan|hsgy|43.80|87.61
425|sight|天山天池||Tianshan Tianchi|tianshantianchi|tstc|43.88|88.13
425|sight|新疆博物馆|新疆博物館|Xinjiang Museum|xinjiangbowuguan|xjbwg|43.82|87.58
425|exhibition|新疆国际会展中心|新疆國際會展中心|Xinjiang International Convention and Exhibition Center|xinjiangguojihuizhanzhongxin|xjgjhzzx|43.87|87.61
425|university|新疆大学|新疆大學|Xinjiang University|xinjiangdaxue|xjdx|43.77|87.61
425|hospital|新疆医科大学第一附属医院|新疆醫科大學第一附屬醫院|First Affiliated Hospital of Xinjiang Medical University|xinjiangyikedaxuediyifushuyiyuan|xjykdxdyfsyy|43.85|87.57
425|venue|新疆体育中心|新疆體育中心|Xinjiang Sports Center|xinjiangtiyuzhongxin|xjtyzx|43.84|87.57
188|area|泉城广场/趵突泉|泉城廣場/趵突泉|Quancheng Square/Baotuquan|quanchengguangchang baotuquan|qcgc btq
188|area|高新区/奥体|高新區/奧體|High-Tech Zone/Olympic Center|gaoxinqu aoti|gxq at
188|area|济南西站|濟南西站|Jinan West Railway Station|jinanxizhan|jnxz
188|area|CBD/历下|CBD/歷下|CBD/Lixia|lixia|lx
188|area|济南站|濟南站|Jinan Railway Station|jinanzhan|jnz
188|area|大明湖||Daming Lake|daminghu|dmh
188|area|遥墙机场|遙牆機場|Yaoqiang Airport|yaoqiangjichang|yqjc
188|area|洪家楼|洪家樓|Hongjialou|hongjialou|hjl
188|district|历下区|歷下區|Lixia District|lixiaqu|lxq
188|district|市中区|市中區|Shizhong District|shizhongqu|szq
188|district|槐荫区|槐蔭區|Huaiyin District|huaiyinqu|hyq
188|district|天桥区|天橋區|Tianqiao District|tianqiaoqu|tqq
188|district|历城区|歷城區|Licheng District|lichengqu|lcq
188|district|长清区|長清區|Changqing District|changqingqu|cqq
188|district|章丘区|章丘區|Zhangqiu District|zhangqiuqu|zqq
188|district|济阳区|濟陽區|Jiyang District|jiyangqu|jyq
188|district|莱芜区|萊蕪區|Laiwu District|laiwuqu|lwq
188|district|钢城区|鋼城區|Gangcheng District|gangchengqu|gcq
188|airport|济南遥墙国际机场|濟南遙牆國際機場|Jinan Yaoqiang International Airport|jinanyaoqiangguojijichang|jnyqgjjc|36.86|117.22
188|station|济南西站|濟南西站|Jinan West Railway Station|jinanxizhan|jnxz|36.67|116.88
188|station|济南站|濟南站|Jinan Railway Station|jinanzhan|jnz|36.67|116.98
188|station|济南东站|濟南東站|Jinan East Railway Station|jinandongzhan|jndz|36.75|117.15
188|sight|趵突泉||Baotu Spring|baotuquan|btq|36.66|117.01
188|sight|大明湖||Daming Lake|daminghu|dmh|36.67|117.02
188|sight|千佛山||Thousand Buddha Mountain|qianfoshan|qfs|36.64|117.03
188|sight|宽厚里|寬厚里|Kuanhouli|kuanhouli|khl|36.66|117.03
188|exhibition|山东国际会展中心|山東國際會展中心|Shandong International Convention and Exhibition Center|shandongguojihuizhanzhongxin|sdgjhzzx|36.66|116.89
188|exhibition|济南国际会展中心|濟南國際會展中心|Jinan International Convention and Exhibition Center|jinanguojihuizhanzhongxin|jngjhzzx|36.67|117.12
188|university|山东大学|山東大學|Shandong University|shandongdaxue|sddx|36.68|117.06
188|hospital|齐鲁医院|齊魯醫院|Qilu Hospital|qiluyiyuan|qlyy|36.65|117.01
188|hospital|山东省立医院|山東省立醫院|Shandong Provincial Hospital|shandongshengliyiyuan|sdslyy|36.66|116.98
188|business|齐鲁软件园|齊魯軟件園|Qilu Software Park|qiluruanjianyuan|qlrjy|36.66|117.13
188|venue|济南奥体中心|濟南奧體中心|Jinan Olympic Sports Center|jinanaotizhongxin|jnatzx|36.65|117.12
337|area|喷水池/大十字|噴水池/大十字|Penshuichi/Dashizi|penshuichi dashizi|psc dsz
337|area|花果园|花果園|Huaguoyuan|huaguoyuan|hgy
337|area|观山湖/会展中心|觀山湖/會展中心|Guanshan Lake/Convention and Exhibition Center|guanshanhu huizhanzhongxin|gsh hzzx
337|area|贵阳北站|貴陽北站|Guiyang North Railway Station|guiyangbeizhan|gybz
337|area|龙洞堡机场|龍洞堡機場|Longdongbao Airport|longdongbaojichang|ldbjc
337|area|花溪||Huaxi|huaxi|hx
337|district|云岩区|雲巖區|Yunyan District|yunyanqu|yyq
337|district|南明区|南明區|Nanming District|nanmingqu|nmq
337|district|观山湖区|觀山湖區|Guanshanhu District|guanshanhuqu|gshq
337|district|花溪区|花溪區|Huaxi District|huaxiqu|hxq
337|district|乌当区|烏當區|Wudang District|wudangqu|wdq
337|district|白云区|白雲區|Baiyun District|baiyunqu|byq
337|district|清镇市|清鎮市|Qingzhen|qingzhenshi|qzs
337|district|修文县|修文縣|Xiuwen County|xiuwenxian|xwx
337|district|息烽县|息烽縣|Xifeng County|xifengxian|xfx
337|airport|贵阳龙洞堡国际机场|貴陽龍洞堡國際機場|Guiyang Longdongbao International Airport|guiyanglongdongbaoguojijichang|gyldbgjjc|26.54|106.80
337|station|贵阳北站|貴陽北站|Guiyang North Railway Station|guiyangbeizhan|gybz|26.62|106.67
337|station|贵阳站|貴陽站|Guiyang Railway Station|guiyangzhan|gyz|26.56|106.71
337|station|贵阳东站|貴陽東站|Guiyang East Railway Station|guiyangdongzhan|gydz|26.67|106.74
337|sight|甲秀楼|甲秀樓|Jiaxiu Tower|jiaxiulou|jxl|26.57|106.72
337|sight|黔灵山公园|黔靈山公園|Qianling Mountain Park|qianlingshangongyuan|qlsgy|26.60|106.70
337|sight|青岩古镇|青巖古鎮|Qingyan Ancient Town|qingyanguzhen|qygz|26.33|106.69
337|exhibition|贵阳国际会议展览中心|貴陽國際會議展覽中心|Guiyang International Conference and Exhibition Center|guiyangguojihuiyizhanlanzhongxin|gygjhyzlzx|26.65|106.65
337|university|贵州大学|貴州大學|Guizhou University|guizhoudaxue|gzdx|26.45|106.68
337|hospital|贵州医科大学附属医院|貴州醫科大學附屬醫院|Affiliated Hospital of Guizhou Medical University|guizhouyikedaxuefushuyiyuan|gzykdxfsyy|26.59|106.72
337|business|花果园双子塔|花果園雙子塔|Huaguoyuan Towers|huaguoyuanshuangzita|hgyszt|26.57|106.69
337|venue|贵阳奥体中心|貴陽奧體中心|Guiyang Olympic Sports Center|guiyangaotizhongxin|gyatzx|26.63|106.63
96|area|观前街|觀前街|Guanqian Street|guanqianjie|gqj
96|area|金鸡湖/湖东CBD|金雞湖/湖東CBD|Jinji Lake/Hudong CBD|jinjihu hudongcbd|jjh hdcbd
96|area|苏州站/平门|蘇州站/平門|Suzhou Railway Station/Pingmen|suzhouzhan pingmen|szz pm
96|area|园区独墅湖|園區獨墅湖|Yuanqudushu Lake|yuanqudushuhu|yqdsh
96|area|新区狮山|新區獅山|Xinqushishan|xinqushishan|xqss
96|area|石路/山塘街||Shilu/Shantang Street|shilu shantangjie|sl stj
96|area|苏州北站|蘇州北站|Suzhou North Railway Station|suzhoubeizhan|szbz
96|area|吴中太湖|吳中太湖|Wuzhongtai Lake|wuzhongtaihu|wzth
96|area|木渎|木瀆|Mudu|mudu|md
96|area|吴江|吳江|Wujiang|wujiang|wj
96|district|姑苏区|姑蘇區|Gusu District|gusuqu|gsq
96|district|虎丘区|虎丘區|Huqiu District|huqiuqu|hqq
96|district|吴中区|吳中區|Wuzhong District|wuzhongqu|wzq
96|district|相城区|相城區|Xiangcheng District|xiangchengqu|xcq
96|district|吴江区|吳江區|Wujiang District|wujiangqu|wjq
96|district|昆山市||Kunshan|kunshanshi|kss
96|district|常熟市||Changshu|changshushi|css
96|district|张家港市|張家港市|Zhangjiagang|zhangjiagangshi|zjgs
96|district|太仓市|太倉市|Taicang|taicangshi|tcs
96|station|苏州站|蘇州站|Suzhou Railway Station|suzhouzhan|szz|31.33|120.61
96|station|昆山南站||Kunshan South Railway Station|kunshannanzhan|ksnz|31.36|120.95
96|station|苏州北站|蘇州北站|Suzhou North Railway Station|suzhoubeizhan|szbz|31.42|120.64
96|station|苏州园区站|蘇州園區站|Suzhou Yuanqu Railway Station|suzhouyuanquzhan|szyqz|31.34|120.71
96|metro|乐桥地铁站|樂橋地鐵站|Leqiao Metro Station|leqiaoditiezhan|lqdtz|31.30|120.62
96|metro|广济南路地铁站|廣濟南路地鐵站|Guangjinan Road Metro Station|guangjinanluditiezhan|gjnldtz|31.31|120.60
96|metro|东方之门地铁站|東方之門地鐵站|Gate to the East Metro Station|dongfangzhimenditiezhan|dfzmdtz|31.32|120.67
96|metro|时代广场地铁站|時代廣場地鐵站|Shidai Square Metro Station|shidaiguangchangditiezhan|sdgcdtz|31.32|120.71
96|metro|文化博览中心地铁站|文化博覽中心地鐵站|Wenhuabolanzhongxin Metro Station|wenhuabolanzhongxinditiezhan|whblzxdtz|31.32|120.72
96|metro|狮子山地铁站|獅子山地鐵站|Shizishan Metro Station|shizishanditiezhan|szsdtz|31.30|120.56
96|metro|临顿路地铁站|臨頓路地鐵站|Lindun Road Metro Station|lindunluditiezhan|ldldtz|31.31|120.63
96|sight|拙政园|拙政園|Humble Administrator's Garden|zhuozhengyuan|zzy|31.33|120.63
96|sight|虎丘||Tiger Hill|huqiu|hq|31.34|120.58
96|sight|平江路||Pingjiang Road|pingjianglu|pjl|31.31|120.63
96|sight|金鸡湖|金雞湖|Jinji Lake|jinjihu|jjh|31.31|120.70
96|sight|周庄|周莊|Zhouzhuang|zhouzhuang|zz|31.11|120.85
96|sight|同里古镇|同里古鎮|Tongli Ancient Town|tongliguzhen|tlgz|31.16|120.72
96|exhibition|苏州国际博览中心|蘇州國際博覽中心|Suzhou International Expo Center|suzhouguojibolanzhongxin|szgjblzx|31.33|120.72
96|university|苏州大学|蘇州大學|Soochow University|suzhoudaxue|szdx|31.30|120.64
96|university|西交利物浦大学|西交利物浦大學|Xi'an Jiaotong-Liverpool University|xijiaoliwupudaxue|xjlwpdx|31.27|120.74
96|hospital|苏州大学附属第一医院|蘇州大學附屬第一醫院|First Affiliated Hospital of Soochow University|suzhoudaxuefushudiyiyiyuan|szdxfsdyyy|31.33|120.63
96|business|苏州工业园区|蘇州工業園區|Suzhou Industrial Park|suzhougongyeyuanqu|szgyyq|31.32|120.72
96|business|东方之门|東方之門|Gate to the East|dongfangzhimen|dfzm|31.32|120.67
96|venue|苏州奥林匹克体育中心|蘇州奧林匹克體育中心|Suzhou Olympic Sports Centre|suzhouaolinpiketiyuzhongxin|szalpktyzx|31.31|120.76
276|district|莞城街道||Wancheng Subdistrict|wanchengjiedao|wcjd
276|district|南城街道||Nancheng Subdistrict|nanchengjiedao|ncjd
276|district|东城街道|東城街道|Dongcheng Subdistrict|dongchengjiedao|dcjd
276|district|万江街道|萬江街道|Wanjiang Subdistrict|wanjiangjiedao|wjjd
276|district|松山湖||Songshanhu|songshanhu|ssh
276|district|虎门镇|虎門鎮|Humen Town|humenzhen|hmz
276|district|长安镇|長安鎮|Chang'an Town|changanzhen|caz
276|district|厚街镇|厚街鎮|Houjie Town|houjiezhen|hjz
276|district|常平镇|常平鎮|Changping Town|changpingzhen|cpz
276|district|塘厦镇|塘廈鎮|Tangsha Town|tangshazhen|tsz
276|district|凤岗镇|鳳崗鎮|Fenggang Town|fenggangzhen|fgz
276|district|寮步镇|寮步鎮|Liaobu Town|liaobuzhen|lbz
276|district|大朗镇|大朗鎮|Dalang Town|dalangzhen|dlz
276|district|石龙镇|石龍鎮|Shilong Town|shilongzhen|slz
276|station|虎门站|虎門站|Humen Railway Station|humenzhan|hmz|22.86|113.67
276|station|东莞南站|東莞南站|Dongguan South Railway Station|dongguannanzhan|dgnz|22.85|114.06
276|sight|可园|可園|Keyuan Garden|keyuan|ky|23.05|113.75
276|sight|松山湖||Songshan Lake|songshanhu|ssh|22.91|113.89
276|sight|虎门威远炮台|虎門威遠炮台|Weiyuan Fort|humenweiyuanpaotai|hmwypt|22.80|113.63
276|exhibition|广东现代国际展览中心|廣東現代國際展覽中心|Guangdong Modern International Exhibition Center|guangdongxiandaiguojizhanlanzhongxin|gdxdgjzlzx|22.93|113.68
276|university|东莞理工学院|東莞理工學院|Dongguan University of Technology|dongguanligongxueyuan|dglgxy|22.90|113.87
276|hospital|东莞市人民医院|東莞市人民醫院|Dongguan People's Hospital|dongguanshirenminyiyuan|dgsrmyy|23.06|113.77
276|business|华为松山湖基地|華為松山湖基地|Huawei Songshan Lake Campus|huaweisongshanhujidi|hwsshjd|22.87|113.89
276|venue|东莞篮球中心|東莞籃球中心|Dongguan Basketball Center|dongguanlanqiuzhongxin|dglqzx|22.98|113.87
118|area|天一广场/鼓楼|天一廣場/鼓樓|Tianyi Square/Drum Tower|tianyiguangchang gulou|tygc gl
118|area|南部商务区|南部商務區|Nanbu Business District|nanbushangwuqu|nbswq
118|area|宁波站|寧波站|Ningbo Railway Station|ningbozhan|nbz
118|area|东部新城|東部新城|Dongbu New Town|dongbuxincheng|dbxc
118|area|栎社机场|櫟社機場|Lishe Airport|lishejichang|lsjc
118|area|北仑|北侖|Beilun|beilun|bl
118|area|江北老外滩|江北老外灘|Jiangbei Old Bund|jiangbeilaowaitan|jblwt
118|area|鄞州万达|鄞州萬達|Yinzhouwanda|yinzhouwanda|yzwd
118|district|海曙区|海曙區|Haishu District|haishuqu|hsq
118|district|江北区|江北區|Jiangbei District|jiangbeiqu|jbq
118|district|鄞州区|鄞州區|Yinzhou District|yinzhouqu|yzq
118|district|北仑区|北侖區|Beilun District|beilunqu|blq
118|district|镇海区|鎮海區|Zhenhai District|zhenhaiqu|zhq
118|district|奉化区|奉化區|Fenghua District|fenghuaqu|fhq
118|district|余姚市|餘姚市|Yuyao|yuyaoshi|yys
118|district|慈溪市||Cixi|cixishi|cxs
118|district|宁海县|寧海縣|Ninghai County|ninghaixian|nhx
118|district|象山县|象山縣|Xiangshan County|xiangshanxian|xsx
118|airport|宁波栎社国际机场|寧波櫟社國際機場|Ningbo Lishe International Airport|ningbolisheguojijichang|nblsgjjc|29.83|121.46
118|station|宁波站|寧波站|Ningbo Railway Station|ningbozhan|nbz|29.86|121.54
118|sight|天一阁|天一閣|Tianyi Pavilion|tianyige|tyg|29.87|121.54
118|sight|天一广场|天一廣場|Tianyi Square|tianyiguangchang|tygc|29.87|121.55
118|sight|老外滩|老外灘|Old Bund|laowaitan|lwt|29.88|121.56
118|sight|溪口雪窦山|溪口雪竇山|Xikou Xuedou Mountain|xikouxuedoushan|xkxds|29.68|121.27
118|exhibition|宁波国际会展中心|寧波國際會展中心|Ningbo International Conference and Exhibition Center|ningboguojihuizhanzhongxin|nbgjhzzx|29.88|121.61
118|university|宁波大学|寧波大學|Ningbo University|ningbodaxue|nbdx|29.91|121.63
118|university|宁波诺丁汉大学|寧波諾丁漢大學|University of Nottingham Ningbo China|ningbonuodinghandaxue|nbndhdx|29.80|121.56
118|hospital|宁波市第一医院|寧波市第一醫院|Ningbo First Hospital|ningboshidiyiyiyuan|nbsdyyy|29.87|121.55
118|business|宁波舟山港（北仑）|寧波舟山港（北侖）|Ningbo-Zhoushan Port (Beilun)|ningbozhoushangang|nbzsg|29.94|121.84
118|venue|宁波奥体中心|寧波奧體中心|Ningbo Olympic Sports Center|ningboaotizhongxin|nbatzx|29.93|121.51
264|district|禅城区|禪城區|Chancheng District|chanchengqu|ccq
264|district|南海区|南海區|Nanhai District|nanhaiqu|nhq
264|district|顺德区|順德區|Shunde District|shundequ|sdq
264|district|三水区|三水區|Sanshui District|sanshuiqu|ssq
264|district|高明区|高明區|Gaoming District|gaomingqu|gmq
264|airport|佛山沙堤机场|佛山沙堤機場|Foshan Shadi Airport|foshanshadijichang|fssdjc|23.08|113.07
264|station|佛山西站||Foshan West Railway Station|foshanxizhan|fsxz|23.08|113.03
264|sight|祖庙|祖廟|Foshan Ancestral Temple|zumiao|zm|23.03|113.11
264|sight|岭南天地|嶺南天地|Lingnan Tiandi|lingnantiandi|lntd|23.03|113.11
264|sight|西樵山||Xiqiao Mountain|xiqiaoshan|xqs|22.93|112.97
264|exhibition|潭洲国际会展中心|潭洲國際會展中心|Tanzhou International Convention and Exhibition Center|tanzhouguojihuizhanzhongxin|tzgjhzzx|22.96|113.16
264|exhibition|佛山国际会议展览中心|佛山國際會議展覽中心|Foshan International Exhibition Center|foshanguojihuiyizhanlanzhongxin|fsgjhyzlzx|23.02|113.11
264|university|佛山科学技术学院|佛山科學技術學院|Foshan University|foshankexuejishuxueyuan|fskxjsxy|23.03|113.07
264|hospital|佛山市第一人民医院|佛山市第一人民醫院|First People's Hospital of Foshan|foshanshidiyirenminyiyuan|fssdyrmyy|23.00|113.11
264|business|千灯湖金融高新区|千燈湖金融高新區|Qiandeng Lake Financial Area|qiandenghujinronggaoxinqu|qdhjrgxq|23.05|113.15
264|venue|佛山国际体育文化演艺中心|佛山國際體育文化演藝中心|Foshan International Sports and Cultural Center|foshanguojitiyuwenhuayanyizhongxin|fsgjtywhyyzx|22.95|113.19
143|area|四牌楼/淮河路|四牌樓/淮河路|Sipailou/Huaihe Road|sipailou huaihelu|spl hhl
143|area|政务区/天鹅湖|政務區/天鵝湖|Zhengwuqu/Tian'e Lake|zhengwuqu tianehu|zwq teh
143|area|合肥站||Hefei Railway Station|hefeizhan|hfz
143|area|合肥南站||Hefei South Railway Station|hefeinanzhan|hfnz
143|area|滨湖会展中心|濱湖會展中心|Binhu Convention and Exhibition Center|binhuhuizhanzhongxin|bhhzzx
143|area|高新区|高新區|High-Tech Zone|gaoxinqu|gxq
143|area|新桥机场|新橋機場|Xinqiao Airport|xinqiaojichang|xqjc
143|area|经开区|經開區|Economic Development Zone|jingkaiqu|jkq
143|district|蜀山区|蜀山區|Shushan District|shushanqu|ssq
143|district|庐阳区|廬陽區|Luyang District|luyangqu|lyq
143|district|包河区|包河區|Baohe District|baohequ|bhq
143|district|瑶海区|瑤海區|Yaohai District|yaohaiqu|yhq
143|district|肥东县|肥東縣|Feidong County|feidongxian|fdx
143|district|肥西县|肥西縣|Feixi County|feixixian|fxx
143|district|长丰县|長豐縣|Changfeng County|changfengxian|cfx
143|district|庐江县|廬江縣|Lujiang County|lujiangxian|ljx
143|district|巢湖市||Chaohu|chaohushi|chs
143|airport|合肥新桥国际机场|合肥新橋國際機場|Hefei Xinqiao International Airport|hefeixinqiaoguojijichang|hfxqgjjc|31.99|116.98
143|station|合肥南站||Hefei South Railway Station|hefeinanzhan|hfnz|31.80|117.28
143|station|合肥站||Hefei Railway Station|hefeizhan|hfz|31.88|117.31
143|sight|包公园|包公園|Lord Bao Park|baogongyuan|bgy|31.85|117.30
143|sight|逍遥津公园|逍遙津公園|Xiaoyaojin Park|xiaoyaojingongyuan|xyjgy|31.87|117.29
143|sight|三河古镇|三河古鎮|Sanhe Ancient Town|sanheguzhen|shgz|31.51|117.24
143|exhibition|合肥滨湖国际会展中心|合肥濱湖國際會展中心|Hefei Binhu International Convention and Exhibition Center|hefeibinhuguojihuizhanzhongxin|hfbhgjhzzx|31.74|117.30
143|university|中国科学技术大学|中國科學技術大學|University of Science and Technology of China|zhongguokexuejishudaxue|zgkxjsdx|31.84|117.27
143|university|合肥工业大学|合肥工業大學|Hefei University of Technology|hefeigongyedaxue|hfgydx|31.85|117.29
143|hospital|安徽医科大学第一附属医院|安徽醫科大學第一附屬醫院|First Affiliated Hospital of Anhui Medical University|anhuiyikedaxuediyifushuyiyuan|ahykdxdyfsyy|31.85|117.27
143|hospital|安徽省立医院|安徽省立醫院|Anhui Provincial Hospital|anhuishengliyiyuan|ahslyy|31.86|117.29
143|business|中国声谷|中國聲谷|China Speech Valley|zhongguoshenggu|zgsg|31.83|117.13
143|venue|合肥体育中心|合肥體育中心|Hefei Sports Center|hefeitiyuzhongxin|hftyzx|31.81|117.22
93|area|三阳广场/崇安寺|三陽廣場/崇安寺|Sanyang Square/Chong'ansi|sanyangguangchang chongansi|sygc cas
93|area|太湖新城/万象城|太湖新城/永珍城|Taihu New Town/Wanxiangcheng|taihuxincheng wanxiangcheng|thxc wxc
93|area|无锡东站|無錫東站|Wuxi East Railway Station|wuxidongzhan|wxdz
93|area|蠡湖||Lihu|lihu|lh
93|area|硕放机场|碩放機場|Shuofang Airport|shuofangjichang|sfjc
93|area|滨湖万达|濱湖萬達|Binhuwanda|binhuwanda|bhwd
93|district|梁溪区|梁溪區|Liangxi District|liangxiqu|lxq
93|district|滨湖区|濱湖區|Binhu District|binhuqu|bhq
93|district|新吴区|新吳區|Xinwu District|xinwuqu|xwq
93|district|锡山区|錫山區|Xishan District|xishanqu|xsq
93|district|惠山区|惠山區|Huishan District|huishanqu|hsq
93|district|江阴市|江陰市|Jiangyin|jiangyinshi|jys
93|district|宜兴市|宜興市|Yixing|yixingshi|yxs
93|airport|苏南硕放国际机场|蘇南碩放國際機場|Sunan Shuofang International Airport|sunanshuofangguojijichang|snsfgjjc|31.49|120.43
93|station|无锡站|無錫站|Wuxi Railway Station|wuxizhan|wxz|31.59|120.30
93|station|无锡东站|無錫東站|Wuxi East Railway Station|wuxidongzhan|wxdz|31.60|120.46
93|sight|灵山胜境|靈山勝境|Lingshan Grand Buddha|lingshanshengjing|lssj|31.43|120.10
93|sight|鼋头渚|黿頭渚|Yuantouzhu|yuantouzhu|ytz|31.53|120.22
93|sight|惠山古镇|惠山古鎮|Huishan Ancient Town|huishanguzhen|hsgz|31.58|120.27
93|sight|拈花湾|拈花灣|Nianhua Bay|nianhuawan|nhw|31.41|120.08
93|exhibition|太湖国际博览中心|太湖國際博覽中心|Taihu International Expo Center|taihuguojibolanzhongxin|thgjblzx|31.49|120.37
93|university|江南大学|江南大學|Jiangnan University|jiangnandaxue|jndx|31.49|120.27
93|hospital|无锡市人民医院|無錫市人民醫院|Wuxi People's Hospital|wuxishirenminyiyuan|wxsrmyy|31.55|120.29
93|business|无锡国家软件园|無錫國家軟件園|Wuxi Software Park|wuxiguojiaruanjianyuan|wxgjrjy|31.49|120.37
93|venue|无锡体育中心|無錫體育中心|Wuxi Sports Center|wuxitiyuzhongxin|wxtyzx|31.54|120.28
160|area|东街口/三坊七巷|東街口/三坊七巷|Dongjiekou/Sanfangqixiang|dongjiekou sanfangqixiang|djk sfqx
160|area|五四路||Wusi Road|wusilu|wsl
160|area|万宝/台江|萬寶/台江|Wanbao/Taijiang|wanbao taijiang|wb tj
160|area|福州站||Fuzhou Railway Station|fuzhouzhan|fzz
160|area|福州南站||Fuzhou South Railway Station|fuzhounanzhan|fznz
160|area|长乐机场|長樂機場|Changle Airport|changlejichang|cljc
160|area|金山||Jinshan|jinshan|js
160|area|仓山万达|倉山萬達|Cangshanwanda|cangshanwanda|cswd
160|district|鼓楼区|鼓樓區|Gulou District|gulouqu|glq
160|district|台江区|台江區|Taijiang District|taijiangqu|tjq
160|district|仓山区|倉山區|Cangshan District|cangshanqu|csq
160|district|晋安区|晉安區|Jin'an District|jinanqu|jaq
160|district|马尾区|馬尾區|Mawei District|maweiqu|mwq
160|district|长乐区|長樂區|Changle District|changlequ|clq
160|district|福清市||Fuqing|fuqingshi|fqs
160|district|闽侯县|閩侯縣|Minhou County|minhouxian|mhx
160|district|连江县|連江縣|Lianjiang County|lianjiangxian|ljx
160|district|平潭县|平潭縣|Pingtan County|pingtanxian|ptx
160|airport|福州长乐国际机场|福州長樂國際機場|Fuzhou Changle International Airport|fuzhouzhangleguojijichang|fzzlgjjc|25.93|119.66
160|station|福州南站||Fuzhou South Railway Station|fuzhounanzhan|fznz|25.98|119.39
160|station|福州站||Fuzhou Railway Station|fuzhouzhan|fzz|26.11|119.31
160|sight|三坊七巷||Three Lanes and Seven Alleys|sanfangqixiang|sfqx|26.08|119.29
160|sight|鼓山||Mount Gu|gushan|gs|26.06|119.38
160|sight|烟台山|煙台山|Yantai Hill|yantaishan|yts|26.04|119.31
160|exhibition|海峡国际会展中心|海峽國際會展中心|Strait International Conference and Exhibition Center|haixiaguojihuizhanzhongxin|hxgjhzzx|26.03|119.37
160|university|福州大学|福州大學|Fuzhou University|fuzhoudaxue|fzdx|26.06|119.20
160|hospital|福建省立医院|福建省立醫院|Fujian Provincial Hospital|fujianshengliyiyuan|fjslyy|26.08|119.30
160|hospital|福建医科大学附属协和医院|福建醫科大學附屬協和醫院|Fujian Medical University Union Hospital|fujianyikedaxuefushuxieheyiyuan|fjykdxfsxhyy|26.08|119.30
160|business|福州软件园|福州軟件園|Fuzhou Software Park|fuzhouruanjianyuan|fzrjy|26.11|119.27
160|venue|福州海峡奥体中心|福州海峽奧體中心|Haixia Olympic Center|fuzhouhaixiaaotizhongxin|fzhxatzx|26.03|119.27
119|district|鹿城区|鹿城區|Lucheng District|luchengqu|lcq
119|district|龙湾区|龍灣區|Longwan District|longwanqu|lwq
119|district|瓯海区|甌海區|Ouhai District|ouhaiqu|ohq
119|district|洞头区|洞頭區|Dongtou District|dongtouqu|dtq
119|district|瑞安市||Rui'an|ruianshi|ras
119|district|乐清市|樂清市|Yueqing|leqingshi|lqs
119|district|龙港市|龍港市|Longgang|longgangshi|lgs
119|district|永嘉县|永嘉縣|Yongjia County|yongjiaxian|yjx
119|district|平阳县|平陽縣|Pingyang County|pingyangxian|pyx
119|district|苍南县|蒼南縣|Cangnan County|cangnanxian|cnx
119|airport|温州龙湾国际机场|溫州龍灣國際機場|Wenzhou Longwan International Airport|wenzhoulongwanguojijichang|wzlwgjjc|27.91|120.85
119|station|温州南站|溫州南站|Wenzhou South Railway Station|wenzhounanzhan|wznz|27.97|120.58
119|sight|江心屿|江心嶼|Jiangxin Island|jiangxinyu|jxy|28.03|120.64
119|sight|雁荡山|雁蕩山|Yandang Mountain|yandangshan|yds|28.37|121.06
119|sight|五马街|五馬街|Wuma Street|wumajie|wmj|28.02|120.66
119|exhibition|温州国际会展中心|溫州國際會展中心|Wenzhou International Convention and Exhibition Center|wenzhouguojihuizhanzhongxin|wzgjhzzx|27.99|120.73
119|university|温州大学|溫州大學|Wenzhou University|wenzhoudaxue|wzdx|27.93|120.69
119|hospital|温州医科大学附属第一医院|溫州醫科大學附屬第一醫院|First Affiliated Hospital of Wenzhou Medical University|wenzhouyikedaxuefushudiyiyiyuan|wzykdxfsdyyy|27.96|120.68
119|venue|温州奥体中心|溫州奧體中心|Wenzhou Olympic Sports Center|wenzhouaotizhongxin|wzatzx|27.90|120.83
64|area|人民广场/重庆路|人民廣場/重慶路|People's Square/Chongqing Road|renminguangchang chongqinglu|rmgc cql
64|area|红旗街|紅旗街|Hongqi Street|hongqijie|hqj
64|area|净月|淨月|Jingyue|jingyue|jy
64|area|长春站|長春站|Changchun Railway Station|changchunzhan|ccz
64|area|长春西站|長春西站|Changchun West Railway Station|changchunxizhan|ccxz
64|area|高新区|高新區|High-Tech Zone|gaoxinqu|gxq
64|area|龙嘉机场|龍嘉機場|Longjia Airport|longjiajichang|ljjc
64|district|朝阳区|朝陽區|Chaoyang District|chaoyangqu|cyq
64|district|南关区|南關區|Nanguan District|nanguanqu|ngq
64|district|宽城区|寬城區|Kuancheng District|kuanchengqu|kcq
64|district|二道区|二道區|Erdao District|erdaoqu|edq
64|district|绿园区|綠園區|Lüyuan District|lvyuanqu|lyq
64|district|双阳区|雙陽區|Shuangyang District|shuangyangqu|syq
64|district|九台区|九台區|Jiutai District|jiutaiqu|jtq
64|district|公主岭市|公主嶺市|Gongzhuling|gongzhulingshi|gzls
64|district|榆树市|榆樹市|Yushu|yushushi|yss
64|district|德惠市||Dehui|dehuishi|dhs
64|airport|长春龙嘉国际机场|長春龍嘉國際機場|Changchun Longjia International Airport|changchunlongjiaguojijichang|ccljgjjc|44.00|125.69
64|station|长春站|長春站|Changchun Railway Station|changchunzhan|ccz|43.91|125.32
64|station|长春西站|長春西站|Changchun West Railway Station|changchunxizhan|ccxz|43.87|125.20
64|sight|伪满皇宫博物院|偽滿皇宮博物院|Museum of the Imperial Palace of Manchukuo|weimanhuanggongbowuyuan|wmhgbwy|43.91|125.34
64|sight|净月潭|淨月潭|Jingyuetan|jingyuetan|jyt|43.78|125.47
64|sight|长影世纪城|長影世紀城|Changchun Movie Wonderland|changyingshijicheng|cysjc|43.80|125.44
64|exhibition|长春国际会展中心|長春國際會展中心|Changchun International Convention and Exhibition Center|changchunguojihuizhanzhongxin|ccgjhzzx|43.83|125.41
64|exhibition|东北亚国际博览中心|東北亞國際博覽中心|Northeast Asia International Expo Center|dongbeiyaguojibolanzhongxin|dbygjblzx|43.80|125.43
64|university|吉林大学|吉林大學|Jilin University|jilindaxue|jldx|43.82|125.27
64|hospital|吉林大学第一医院|吉林大學第一醫院|First Hospital of Jilin University|jilindaxuediyiyiyuan|jldxdyyy|43.87|125.30
64|business|中国一汽|中國一汽|FAW Group|zhongguoyiqi|zgyq|43.85|125.24
64|venue|长春体育中心|長春體育中心|Changchun Sports Center|changchuntiyuzhongxin|cctyzx|43.85|125.33
2|area|中山路/北国商城|中山路/北國商城|Zhongshan Road/Beiguoshangcheng|zhongshanlu beiguoshangcheng|zsl bgsc
2|area|石家庄站|石家莊站|Shijiazhuang Railway Station|shijiazhuangzhan|sjzz
2|area|裕华万达|裕華萬達|Yuhuawanda|yuhuawanda|yhwd
2|area|正定机场|正定機場|Zhengding Airport|zhengdingjichang|zdjc
2|area|高新区|高新區|High-Tech Zone|gaoxinqu|gxq
2|area|石家庄东站|石家莊東站|Shijiazhuang East Railway Station|shijiazhuangdongzhan|sjzdz
2|district|长安区|長安區|Chang'an District|changanqu|caq
2|district|桥西区|橋西區|Qiaoxi District|qiaoxiqu|qxq
2|district|新华区|新華區|Xinhua District|xinhuaqu|xhq
2|district|裕华区|裕華區|Yuhua District|yuhuaqu|yhq
2|district|藁城区|藁城區|Gaocheng District|gaochengqu|gcq
2|district|鹿泉区|鹿泉區|Luquan District|luquanqu|lqq
2|district|栾城区|欒城區|Luancheng District|luanchengqu|lcq
2|district|正定县|正定縣|Zhengding County|zhengdingxian|zdx
2|district|辛集市||Xinji|xinjishi|xjs
2|district|晋州市|晉州市|Jinzhou|jinzhoushi|jzs
2|district|新乐市|新樂市|Xinle|xinleshi|xls
2|airport|石家庄正定国际机场|石家莊正定國際機場|Shijiazhuang Zhengding International Airport|shijiazhuangzhengdingguojijichang|sjzzdgjjc|38.28|114.70
2|station|石家庄站|石家莊站|Shijiazhuang Railway Station|shijiazhuangzhan|sjzz|38.01|114.48
2|sight|正定古城||Zhengding Ancient Town|zhengdinggucheng|zdgc|38.14|114.57
2|sight|河北博物院||Hebei Museum|hebeibowuyuan|hbbwy|38.04|114.52
2|sight|西柏坡||Xibaipo|xibaipo|xbp|38.34|113.95
2|exhibition|石家庄国际会展中心|石家莊國際會展中心|Shijiazhuang International Convention and Exhibition Center|shijiazhuangguojihuizhanzhongxin|sjzgjhzzx|38.16|114.60
2|university|河北师范大学|河北師範大學|Hebei Normal University|hebeishifandaxue|hbsfdx|38.00|114.52
2|hospital|河北医科大学第二医院|河北醫科大學第二醫院|Second Hospital of Hebei Medical University|hebeiyikedaxuedieryiyuan|hbykdxdeyy|38.05|114.48
2|venue|河北奥体中心|河北奧體中心|Hebei Olympic Sports Center|hebeiaotizhongxin|hbatzx|38.14|114.61
164|district|鲤城区|鯉城區|Licheng District|lichengqu|lcq
164|district|丰泽区|豐澤區|Fengze District|fengzequ|fzq
164|district|洛江区|洛江區|Luojiang District|luojiangqu|ljq
164|district|泉港区|泉港區|Quangang District|quangangqu|qgq
164|district|晋江市|晉江市|Jinjiang|jinjiangshi|jjs
164|district|石狮市|石獅市|Shishi|shishishi|sss
164|district|南安市||Nan'an|nananshi|nas
164|district|惠安县|惠安縣|Hui'an County|huianxian|hax
164|district|安溪县|安溪縣|Anxi County|anxixian|axx
164|district|德化县|德化縣|Dehua County|dehuaxian|dhx
164|airport|泉州晋江国际机场|泉州晉江國際機場|Quanzhou Jinjiang International Airport|quanzhoujinjiangguojijichang|qzjjgjjc|24.80|118.59
164|station|泉州站||Quanzhou Railway Station|quanzhouzhan|qzz|24.98|118.55
164|sight|开元寺|開元寺|Kaiyuan Temple|kaiyuansi|kys|24.92|118.58
164|sight|西街||West Street|xijie|xj|24.92|118.59
164|sight|清源山||Qingyuan Mountain|qingyuanshan|qys|24.95|118.60
164|sight|洛阳桥|洛陽橋|Luoyang Bridge|luoyangqiao|lyq|24.95|118.68
164|sight|蟳埔村||Xunpu Village|xunpucun|xpc|24.87|118.66
164|exhibition|成功国际会展中心|成功國際會展中心|Chenggong International Convention and Exhibition Center|chenggongguojihuizhanzhongxin|cggjhzzx|24.82|118.58
164|university|华侨大学|華僑大學|Huaqiao University|huaqiaodaxue|hqdx|24.94|118.65
164|hospital|福建医科大学附属第二医院|福建醫科大學附屬第二醫院|Second Affiliated Hospital of Fujian Medical University|fujianyikedaxuefushudieryiyuan|fjykdxfsdeyy|24.90|118.60
164|venue|泉州海峡体育中心|泉州海峽體育中心|Quanzhou Strait Sports Center|quanzhouhaixiatiyuzhongxin|qzhxtyzx|24.87|118.64
282|area|朝阳广场/火车站|朝陽廣場/火車站|Chaoyang Square/Railway Station|chaoyangguangchang huochezhan|cygc hcz
282|area|东盟商务区/会展中心|東盟商務區/會展中心|Dongmeng Business District/Convention and Exhibition Center|dongmengshangwuqu huizhanzhongxin|dmswq hzzx
282|area|万象城/青秀|永珍城/青秀|Wanxiangcheng/Qingxiu|wanxiangcheng qingxiu|wxc qx
282|area|南宁东站|南寧東站|Nanning East Railway Station|nanningdongzhan|nndz
282|area|五象新区|五象新區|Wuxiang New Area|wuxiangxinqu|wxxq
282|area|吴圩机场|吳圩機場|Wuxu Airport|wuxujichang|wxjc
282|district|青秀区|青秀區|Qingxiu District|qingxiuqu|qxq
282|district|兴宁区|興寧區|Xingning District|xingningqu|xnq
282|district|西乡塘区|西鄉塘區|Xixiangtang District|xixiangtangqu|xxtq
282|district|江南区|江南區|Jiangnan District|jiangnanqu|jnq
282|district|良庆区|良慶區|Liangqing District|liangqingqu|lqq
282|district|邕宁区|邕寧區|Yongning District|yongningqu|ynq
282|district|武鸣区|武鳴區|Wuming District|wumingqu|wmq
282|district|横州市|橫州市|Hengzhou|hengzhoushi|hzs
282|district|宾阳县|賓陽縣|Binyang County|binyangxian|byx
282|airport|南宁吴圩国际机场|南寧吳圩國際機場|Nanning Wuxu International Airport|nanningwuxuguojijichang|nnwxgjjc|22.61|108.18
282|station|南宁东站|南寧東站|Nanning East Railway Station|nanningdongzhan|nndz|22.84|108.41
282|station|南宁站|南寧站|Nanning Railway Station|nanningzhan|nnz|22.83|108.31
282|sight|青秀山||Qingxiu Mountain|qingxiushan|qxs|22.79|108.38
282|sight|三街两巷|三街兩巷|Three Streets and Two Lanes|sanjieliangxiang|sjlx|22.82|108.31
282|exhibition|南宁国际会展中心|南寧國際會展中心|Nanning International Convention and Exhibition Center|nanningguojihuizhanzhongxin|nngjhzzx|22.81|108.39
282|university|广西大学|廣西大學|Guangxi University|guangxidaxue|gxdx|22.84|108.29
282|hospital|广西医科大学第一附属医院|廣西醫科大學第一附屬醫院|First Affiliated Hospital of Guangxi Medical University|guangxiyikedaxuediyifushuyiyuan|gxykdxdyfsyy|22.83|108.34
282|business|东盟商务区|東盟商務區|ASEAN Business Park|dongmengshangwuqu|dmswq|22.82|108.40
282|venue|广西体育中心|廣西體育中心|Guangxi Sports Center|guangxitiyuzhongxin|gxtyzx|22.76|108.39
123|district|婺城区|婺城區|Wucheng District|wuchengqu|wcq
123|district|金东区|金東區|Jindong District|jindongqu|jdq
123|district|义乌市|義烏市|Yiwu|yiwushi|yws
123|district|东阳市|東陽市|Dongyang|dongyangshi|dys
123|district|永康市||Yongkang|yongkangshi|yks
123|district|兰溪市|蘭溪市|Lanxi|lanxishi|lxs
123|district|武义县|武義縣|Wuyi County|wuyixian|wyx
123|district|浦江县|浦江縣|Pujiang County|pujiangxian|pjx
123|station|义乌站|義烏站|Yiwu Railway Station|yiwuzhan|ywz|29.38|120.03
123|station|金华站|金華站|Jinhua Railway Station|jinhuazhan|jhz|29.11|119.63
123|sight|双龙洞|雙龍洞|Double Dragon Cave|shuanglongdong|sld|29.20|119.62
123|sight|横店影视城|橫店影視城|Hengdian World Studios|hengdianyingshicheng|hdysc|29.15|120.31
123|business|金华万达广场|金華萬達廣場|Jinhua Wanda Plaza|jinhuawandaguangchang|jhwdgc|29.11|119.68
123|university|浙江师范大学|浙江師範大學|Zhejiang Normal University|zhejiangshifandaxue|zjsfdx|29.14|119.64
123|hospital|金华市中心医院|金華市中心醫院|Jinhua Municipal Central Hospital|jinhuashizhongxinyiyuan|jhszxyy|29.11|119.66
123|venue|金华体育中心|金華體育中心|Jinhua Sports Center|jinhuatiyuzhongxin|jhtyzx|29.07|119.65
174|area|八一广场|八一廣場|Bayi Square|bayiguangchang|bygc
174|area|红谷滩|紅谷灘|Honggutan|honggutan|hgt
174|area|南昌站||Nanchang Railway Station|nanchangzhan|ncz
174|area|南昌西站||Nanchang West Railway Station|nanchangxizhan|ncxz
174|area|昌北机场|昌北機場|Changbei Airport|changbeijichang|cbjc
174|area|高新区|高新區|High-Tech Zone|gaoxinqu|gxq
174|district|东湖区|東湖區|Donghu District|donghuqu|dhq
174|district|西湖区|西湖區|Xihu District|xihuqu|xhq
174|district|红谷滩区|紅谷灘區|Honggutan District|honggutanqu|hgtq
174|district|青山湖区|青山湖區|Qingshanhu District|qingshanhuqu|qshq
174|district|青云谱区|青雲譜區|Qingyunpu District|qingyunpuqu|qypq
174|district|新建区|新建區|Xinjian District|xinjianqu|xjq
174|district|南昌县|南昌縣|Nanchang County|nanchangxian|ncx
174|district|进贤县|進賢縣|Jinxian County|jinxianxian|jxx
174|airport|南昌昌北国际机场|南昌昌北國際機場|Nanchang Changbei International Airport|nanchangchangbeiguojijichang|nccbgjjc|28.86|115.90
174|station|南昌西站||Nanchang West Railway Station|nanchangxizhan|ncxz|28.62|115.79
174|station|南昌站||Nanchang Railway Station|nanchangzhan|ncz|28.66|115.92
174|sight|滕王阁|滕王閣|Pavilion of Prince Teng|tengwangge|twg|28.68|115.88
174|sight|万寿宫|萬壽宮|Wanshou Palace|wanshougong|wsg|28.68|115.89
174|sight|八一广场|八一廣場|Bayi Square|bayiguangchang|bygc|28.68|115.90
174|sight|南昌之星||Star of Nanchang|nanchangzhixing|nczx|28.66|115.84
174|exhibition|绿地国际博览中心|綠地國際博覽中心|Greenland International Expo Center|lvdiguojibolanzhongxin|ldgjblzx|28.58|115.80
174|university|南昌大学|南昌大學|Nanchang University|nanchangdaxue|ncdx|28.66|115.80
174|hospital|南昌大学第一附属医院|南昌大學第一附屬醫院|First Affiliated Hospital of Nanchang University|nanchangdaxuediyifushuyiyuan|ncdxdyfsyy|28.68|115.89
174|venue|南昌国际体育中心|南昌國際體育中心|Nanchang International Sports Center|nanchangguojitiyuzhongxin|ncgjtyzx|28.62|115.83
95|district|天宁区|天寧區|Tianning District|tianningqu|tnq
95|district|钟楼区|鐘樓區|Zhonglou District|zhonglouqu|zlq
95|district|新北区|新北區|Xinbei District|xinbeiqu|xbq
95|district|武进区|武進區|Wujin District|wujinqu|wjq
95|district|金坛区|金壇區|Jintan District|jintanqu|jtq
95|district|溧阳市|溧陽市|Liyang|liyangshi|lys
95|airport|常州奔牛国际机场|常州奔牛國際機場|Changzhou Benniu International Airport|changzhoubenniuguojijichang|czbngjjc|31.92|119.78
95|station|常州站||Changzhou Railway Station|changzhouzhan|czz|31.78|119.97
95|station|常州北站||Changzhou North Railway Station|changzhoubeizhan|czbz|31.86|119.95
95|sight|中华恐龙园|中華恐龍園|China Dinosaur Park|zhonghuakonglongyuan|zhkly|31.83|120.01
95|sight|天宁寺|天寧寺|Tianning Temple|tianningsi|tns|31.77|119.97
95|sight|淹城春秋乐园|淹城春秋樂園|Yancheng Chunqiu Land|yanchengchunqiuleyuan|yccqly|31.71|119.93
95|sight|天目湖||Tianmu Lake|tianmuhu|tmh|31.30|119.43
95|exhibition|常州国际会展中心|常州國際會展中心|Changzhou International Convention and Exhibition Center|changzhouguojihuizhanzhongxin|czgjhzzx|31.81|119.96
95|university|常州大学|常州大學|Changzhou University|changzhoudaxue|czdx|31.69|119.95
95|hospital|常州市第一人民医院|常州市第一人民醫院|Changzhou First People's Hospital|changzhoushidiyirenminyiyuan|czsdyrmyy|31.78|119.95
95|venue|常州奥体中心|常州奧體中心|Changzhou Olympic Sports Center|changzhouaotizhongxin|czatzx|31.81|119.97
97|district|崇川区|崇川區|Chongchuan District|chongchuanqu|ccq
97|district|通州区|通州區|Tongzhou District|tongzhouqu|tzq
97|district|海门区|海門區|Haimen District|haimenqu|hmq
97|district|如皋市||Rugao|rugaoshi|rgs
97|district|启东市|啟東市|Qidong|qidongshi|qds
97|district|海安市||Hai'an|haianshi|has
97|district|如东县|如東縣|Rudong County|rudongxian|rdx
97|airport|南通兴东国际机场|南通興東國際機場|Nantong Xingdong International Airport|nantongxingdongguojijichang|ntxdgjjc|32.07|120.98
97|station|南通站||Nantong Railway Station|nantongzhan|ntz|32.07|120.86
97|sight|濠河||Haohe River|haohe|hh|32.01|120.86
97|sight|狼山||Langshan Mountain|langshan|ls|31.95|120.88
97|exhibition|南通国际会展中心|南通國際會展中心|Nantong International Conference and Exhibition Center|nantongguojihuizhanzhongxin|ntgjhzzx|31.94|120.94
97|university|南通大学|南通大學|Nantong University|nantongdaxue|ntdx|31.98|120.91
97|hospital|南通大学附属医院|南通大學附屬醫院|Affiliated Hospital of Nantong University|nantongdaxuefushuyiyuan|ntdxfsyy|32.02|120.86
97|business|苏通科技产业园|蘇通科技產業園|Sutong Science and Technology Park|sutongkejichanyeyuan|stkjcyy|31.83|120.98
97|venue|南通体育会展中心|南通體育會展中心|Nantong Sports and Exhibition Center|nantongtiyuhuizhanzhongxin|nttyhzzx|31.97|120.89
120|district|南湖区|南湖區|Nanhu District|nanhuqu|nhq
120|district|秀洲区|秀洲區|Xiuzhou District|xiuzhouqu|xzq
120|district|海宁市|海寧市|Haining|hainingshi|hns
120|district|桐乡市|桐鄉市|Tongxiang|tongxiangshi|txs
120|district|平湖市||Pinghu|pinghushi|phs
120|district|嘉善县|嘉善縣|Jiashan County|jiashanxian|jsx
120|district|海盐县|海鹽縣|Haiyan County|haiyanxian|hyx
120|station|嘉兴南站|嘉興南站|Jiaxing South Railway Station|jiaxingnanzhan|jxnz|30.69|120.80
120|sight|南湖||South Lake|nanhu|nh|30.76|120.76
120|sight|月河历史街区|月河歷史街區|Yuehe Historic Block|yuehelishijiequ|yhlsjq|30.77|120.75
120|sight|西塘古镇|西塘古鎮|Xitang Ancient Town|xitangguzhen|xtgz|30.94|120.89
120|sight|乌镇|烏鎮|Wuzhen|wuzhen|wz|30.75|120.49
120|exhibition|嘉兴国际会展中心|嘉興國際會展中心|Jiaxing International Convention and Exhibition Center|jiaxingguojihuizhanzhongxin|jxgjhzzx|30.75|120.79
120|university|嘉兴大学|嘉興大學|Jiaxing University|jiaxingdaxue|jxdx|30.75|120.73
120|hospital|嘉兴市第一医院|嘉興市第一醫院|First Hospital of Jiaxing|jiaxingshidiyiyiyuan|jxsdyyy|30.75|120.77
19|area|柳巷/钟楼街|柳巷/鐘樓街|Liuxiang/Zhonglou Street|liuxiang zhongloujie|lx zlj
19|area|迎泽/五一广场|迎澤/五一廣場|Yingze/Wuyi Square|yingze wuyiguangchang|yz wygc
19|area|长风商务区|長風商務區|Changfeng Business District|changfengshangwuqu|cfswq
19|area|太原南站||Taiyuan South Railway Station|taiyuannanzhan|tynz
19|area|亲贤街/茂业|親賢街/茂業|Qinxian Street/Maoye|qinxianjie maoye|qxj my
19|area|武宿机场|武宿機場|Wusu Airport|wusujichang|wsjc
19|district|小店区|小店區|Xiaodian District|xiaodianqu|xdq
19|district|迎泽区|迎澤區|Yingze District|yingzequ|yzq
19|district|杏花岭区|杏花嶺區|Xinghualing District|xinghualingqu|xhlq
19|district|万柏林区|萬柏林區|Wanbolin District|wanbolinqu|wblq
19|district|尖草坪区|尖草坪區|Jiancaoping District|jiancaopingqu|jcpq
19|district|晋源区|晉源區|Jinyuan District|jinyuanqu|jyq
19|district|清徐县|清徐縣|Qingxu County|qingxuxian|qxx
19|district|古交市||Gujiao|gujiaoshi|gjs
19|airport|太原武宿国际机场|太原武宿國際機場|Taiyuan Wusu International Airport|taiyuanwusuguojijichang|tywsgjjc|37.75|112.63
19|station|太原南站||Taiyuan South Railway Station|taiyuannanzhan|tynz|37.80|112.60
19|station|太原站||Taiyuan Railway Station|taiyuanzhan|tyz|37.86|112.58
19|sight|晋祠|晉祠|Jinci Temple|jinci|jc|37.71|112.44
19|sight|山西博物院||Shanxi Museum|shanxibowuyuan|sxbwy|37.86|112.53
19|sight|双塔寺|雙塔寺|Twin Pagoda Temple|shuangtasi|sts|37.85|112.60
19|sight|柳巷||Liuxiang|liuxiang|lx|37.87|112.57
19|exhibition|中国（太原）煤炭交易中心|中國（太原）煤炭交易中心|China (Taiyuan) Coal Exchange Center|zhongguo|zg|37.81|112.53
19|exhibition|潇河国际会展中心|瀟河國際會展中心|Xiaohe International Convention and Exhibition Center|xiaoheguojihuizhanzhongxin|xhgjhzzx|37.65|112.57
19|university|山西大学|山西大學|Shanxi University|shanxidaxue|sxdx|37.80|112.58
19|university|太原理工大学|太原理工大學|Taiyuan University of Technology|taiyuanligongdaxue|tylgdx|37.86|112.52
19|hospital|山西医科大学第一医院|山西醫科大學第一醫院|First Hospital of Shanxi Medical University|shanxiyikedaxuediyiyiyuan|sxykdxdyyy|37.86|112.57
19|venue|山西体育中心|山西體育中心|Shanxi Sports Center|shanxitiyuzhongxin|sxtyzx|37.77|112.48
94|district|云龙区|雲龍區|Yunlong District|yunlongqu|ylq
94|district|鼓楼区|鼓樓區|Gulou District|gulouqu|glq
94|district|泉山区|泉山區|Quanshan District|quanshanqu|qsq
94|district|铜山区|銅山區|Tongshan District|tongshanqu|tsq
94|district|贾汪区|賈汪區|Jiawang District|jiawangqu|jwq
94|district|邳州市||Pizhou|pizhoushi|pzs
94|district|新沂市||Xinyi|xinyishi|xys
94|district|睢宁县|睢寧縣|Suining County|suiningxian|snx
94|district|沛县|沛縣|Peixian|peixian|px
94|district|丰县|豐縣|Fengxian|fengxian|fx
94|airport|徐州观音国际机场|徐州觀音國際機場|Xuzhou Guanyin International Airport|xuzhouguanyinguojijichang|xzgygjjc|34.06|117.56
94|station|徐州东站|徐州東站|Xuzhou East Railway Station|xuzhoudongzhan|xzdz|34.27|117.30
94|station|徐州站||Xuzhou Railway Station|xuzhouzhan|xzz|34.27|117.20
94|sight|云龙湖|雲龍湖|Yunlong Lake|yunlonghu|ylh|34.23|117.15
94|sight|龟山汉墓|龜山漢墓|Guishan Han Tomb|guishanhanmu|gshm|34.31|117.13
94|sight|徐州博物馆|徐州博物館|Xuzhou Museum|xuzhoubowuguan|xzbwg|34.25|117.19
94|exhibition|淮海国际博览中心|淮海國際博覽中心|Huaihai International Expo Center|huaihaiguojibolanzhongxin|hhgjblzx|34.18|117.24
94|university|中国矿业大学|中國礦業大學|China University of Mining and Technology|zhongguokuangyedaxue|zgkydx|34.22|117.14
94|hospital|徐州医科大学附属医院|徐州醫科大學附屬醫院|Affiliated Hospital of Xuzhou Medical University|xuzhouyikedaxuefushuyiyuan|xzykdxfsyy|34.27|117.17
94|venue|徐州奥体中心|徐州奧體中心|Xuzhou Olympic Sports Center|xuzhouaotizhongxin|xzatzx|34.21|117.24
270|district|惠城区|惠城區|Huicheng District|huichengqu|hcq
270|district|惠阳区|惠陽區|Huiyang District|huiyangqu|hyq
270|district|惠东县|惠東縣|Huidong County|huidongxian|hdx
270|district|博罗县|博羅縣|Boluo County|boluoxian|blx
270|district|龙门县|龍門縣|Longmen County|longmenxian|lmx
270|district|大亚湾区|大亞灣區|Dayawan District|dayawanqu|dywq
270|airport|惠州平潭机场|惠州平潭機場|Huizhou Pingtan Airport|huizhoupingtanjichang|hzptjc|23.05|114.60
270|station|惠州站||Huizhou Railway Station|huizhouzhan|hzz|23.15|114.42
270|sight|惠州西湖||Huizhou West Lake|huizhouxihu|hzxh|23.09|114.40
270|sight|双月湾|雙月灣|Shuangyue Bay|shuangyuewan|syw|22.59|114.89
270|sight|罗浮山|羅浮山|Luofu Mountain|luofushan|lfs|23.27|114.06
270|exhibition|惠州会展中心|惠州會展中心|Huizhou Convention and Exhibition Center|huizhouhuizhanzhongxin|hzhzzx|23.11|114.42
270|university|惠州学院|惠州學院|Huizhou University|huizhouxueyuan|hzxy|23.04|114.42
270|hospital|惠州市中心人民医院|惠州市中心人民醫院|Huizhou Central People's Hospital|huizhoushizhongxinrenminyiyuan|hzszxrmyy|23.08|114.41
270|business|大亚湾石化区|大亞灣石化區|Daya Bay Petrochemical Park|dayawanshihuaqu|dywshq|22.75|114.58
262|district|香洲区|香洲區|Xiangzhou District|xiangzhouqu|xzq
262|district|斗门区|斗門區|Doumen District|doumenqu|dmq
262|district|金湾区|金灣區|Jinwan District|jinwanqu|jwq
262|district|横琴|橫琴|Hengqin|hengqin|hq
262|airport|珠海金湾机场|珠海金灣機場|Zhuhai Jinwan Airport|zhuhaijinwanjichang|zhjwjc|22.01|113.38
262|station|珠海站||Zhuhai Railway Station|zhuhaizhan|zhz|22.21|113.55
262|sight|长隆海洋王国|長隆海洋王國|Chimelong Ocean Kingdom|changlonghaiyangwangguo|clhywg|22.10|113.53
262|sight|情侣路|情侶路|Lovers' Road|qinglvlu|qll|22.25|113.58
262|sight|珠海渔女|珠海漁女|Zhuhai Fisher Girl|zhuhaiyunv|zhyn|22.26|113.59
262|exhibition|珠海国际会展中心|珠海國際會展中心|Zhuhai International Convention and Exhibition Center|zhuhaiguojihuizhanzhongxin|zhgjhzzx|22.24|113.55
262|exhibition|中国国际航展中心|中國國際航展中心|Airshow China Center|zhongguoguojihangzhanzhongxin|zggjhzzx|22.02|113.37
262|university|中山大学（珠海校区）|中山大學（珠海校區）|Sun Yat-sen University (Zhuhai)|zhongshandaxue|zsdx|22.35|113.58
262|hospital|中山大学附属第五医院|中山大學附屬第五醫院|Fifth Affiliated Hospital of Sun Yat-sen University|zhongshandaxuefushudiwuyiyuan|zsdxfsdwyy|22.30|113.57
262|business|横琴口岸|橫琴口岸|Hengqin Port|hengqinkouan|hqka|22.14|113.54
262|business|拱北口岸||Gongbei Port|gongbeikouan|gbka|22.22|113.55
262|venue|珠海体育中心|珠海體育中心|Zhuhai Sports Center|zhuhaitiyuzhongxin|zhtyzx|22.28|113.53
277|district|石岐街道||Shiqi Subdistrict|shiqijiedao|sqjd
277|district|东区街道|東區街道|Dongqu Subdistrict|dongqujiedao|dqjd
277|district|西区街道|西區街道|Xiqu Subdistrict|xiqujiedao|xqjd
277|district|南区街道|南區街道|Nanqu Subdistrict|nanqujiedao|nqjd
277|district|火炬开发区|火炬開發區|Huojukaifa District|huojukaifaqu|hjkfq
277|district|小榄镇|小欖鎮|Xiaolan Town|xiaolanzhen|xlz
277|district|古镇镇|古鎮鎮|Guzhen Town|guzhenzhen|gzz
277|district|坦洲镇|坦洲鎮|Tanzhou Town|tanzhouzhen|tzz
277|district|三乡镇|三鄉鎮|Sanxiang Town|sanxiangzhen|sxz
277|district|南朗街道||Nanlang Subdistrict|nanlangjiedao|nljd
277|station|中山站||Zhongshan Railway Station|zhongshanzhan|zsz|22.55|113.43
277|sight|孙中山故居|孫中山故居|Former Residence of Sun Yat-sen|sunzhongshanguju|szsgj|22.44|113.52
277|sight|孙文西路步行街|孫文西路步行街|Sunwen West Road|sunwenxilubuxingjie|swxlbxj|22.52|113.38
277|exhibition|中山博览中心|中山博覽中心|Zhongshan Expo Center|zhongshanbolanzhongxin|zsblzx|22.50|113.40
277|exhibition|古镇灯都|古鎮燈都|Guzhen Lighting Capital|guzhendengdu|gzdd|22.61|113.19
277|university|电子科技大学中山学院|電子科技大學中山學院|Zhongshan Institute, UESTC|dianzikejidaxuezhongshanxueyuan|dzkjdxzsxy|22.53|113.39
277|hospital|中山市人民医院|中山市人民醫院|Zhongshan City People's Hospital|zhongshanshirenminyiyuan|zssrmyy|22.52|113.37
277|business|中山火炬开发区|中山火炬開發區|Zhongshan Torch Development Zone|zhongshanhuojukaifaqu|zshjkfq|22.55|113.48
126|district|椒江区|椒江區|Jiaojiang District|jiaojiangqu|jjq
126|district|黄岩区|黃巖區|Huangyan District|huangyanqu|hyq
126|district|路桥区|路橋區|Luqiao District|luqiaoqu|lqq
126|district|温岭市|溫嶺市|Wenling|wenlingshi|wls
126|district|临海市|臨海市|Linhai|linhaishi|lhs
126|district|玉环市|玉環市|Yuhuan|yuhuanshi|yhs
126|district|天台县|天台縣|Tiantai County|tiantaixian|ttx
126|district|仙居县|仙居縣|Xianju County|xianjuxian|xjx
126|district|三门县|三門縣|Sanmen County|sanmenxian|smx
126|airport|台州路桥机场|台州路橋機場|Taizhou Luqiao Airport|taizhouluqiaojichang|tzlqjc|28.56|121.43
126|station|台州站||Taizhou Railway Station|taizhouzhan|tzz|28.66|121.37
126|sight|台州府城||Taizhou Ancient City|taizhoufucheng|tzfc|28.86|121.12
126|sight|神仙居||Shenxianju|shenxianju|sxj|28.69|120.60
126|sight|天台山国清寺|天台山國清寺|Guoqing Temple|tiantaishanguoqingsi|ttsgqs|29.17|121.04
126|exhibition|台州国际博览中心|台州國際博覽中心|Taizhou International Expo Center|taizhouguojibolanzhongxin|tzgjblzx|28.64|121.43
126|university|台州学院|台州學院|Taizhou University|taizhouxueyuan|tzxy|28.65|121.39
126|hospital|台州市中心医院|台州市中心醫院|Taizhou Central Hospital|taizhoushizhongxinyiyuan|tzszxyy|28.64|121.39
126|business|路桥中国日用品商城|路橋中國日用品商城|China Commodity City, Luqiao|luqiaozhongguoriyongpinshangcheng|lqzgrypsc|28.58|121.37
193|district|芝罘区|芝罘區|Zhifu District|zhifuqu|zfq
193|district|莱山区|萊山區|Laishan District|laishanqu|lsq
193|district|福山区|福山區|Fushan District|fushanqu|fsq
193|district|牟平区|牟平區|Muping District|mupingqu|mpq
193|district|蓬莱区|蓬萊區|Penglai District|penglaiqu|plq
193|district|龙口市|龍口市|Longkou|longkoushi|lks
193|district|莱州市|萊州市|Laizhou|laizhoushi|lzs
193|district|招远市|招遠市|Zhaoyuan|zhaoyuanshi|zys
193|district|莱阳市|萊陽市|Laiyang|laiyangshi|lys
193|district|海阳市|海陽市|Haiyang|haiyangshi|hys
193|district|栖霞市|棲霞市|Qixia|qixiashi|qxs
193|airport|烟台蓬莱国际机场|煙台蓬萊國際機場|Yantai Penglai International Airport|yantaipenglaiguojijichang|ytplgjjc|37.66|120.98
193|station|烟台站|煙台站|Yantai Railway Station|yantaizhan|ytz|37.55|121.38
193|sight|烟台山|煙台山|Yantai Mountain|yantaishan|yts|37.55|121.39
193|sight|张裕酒文化博物馆|張裕酒文化博物館|Changyu Wine Museum|zhangyujiuwenhuabowuguan|zyjwhbwg|37.54|121.39
193|sight|蓬莱阁|蓬萊閣|Penglai Pavilion|penglaige|plg|37.82|120.75
193|sight|养马岛|養馬島|Yangma Island|yangmadao|ymd|37.47|121.61
193|exhibition|烟台国际博览中心|煙台國際博覽中心|Yantai International Expo Center|yantaiguojibolanzhongxin|ytgjblzx|37.46|121.48
193|exhibition|八角湾国际会展中心|八角灣國際會展中心|Bajiaowan International Convention and Exhibition Center|bajiaowanguojihuizhanzhongxin|bjwgjhzzx|37.63|121.12
193|university|烟台大学|煙台大學|Yantai University|yantaidaxue|ytdx|37.47|121.46
193|hospital|毓璜顶医院|毓璜頂醫院|Yuhuangding Hospital|yuhuangdingyiyuan|yhdyy|37.53|121.39
385|area|西关/张掖路|西關/張掖路|Xiguan/Zhangye Road|xiguan zhangyelu|xg zyl
385|area|东方红广场|東方紅廣場|Dongfanghong Square|dongfanghongguangchang|dfhgc
385|area|兰州西站|蘭州西站|Lanzhou West Railway Station|lanzhouxizhan|lzxz
385|area|安宁|安寧|Anning|anning|an
385|area|中川机场|中川機場|Zhongchuan Airport|zhongchuanjichang|zcjc
385|area|兰州新区|蘭州新區|Lanzhou New Area|lanzhouxinqu|lzxq
385|district|城关区|城關區|Chengguan District|chengguanqu|cgq
385|district|七里河区|七里河區|Qilihe District|qilihequ|qlhq
385|district|西固区|西固區|Xigu District|xiguqu|xgq
385|district|安宁区|安寧區|Anning District|anningqu|anq
385|district|红古区|紅古區|Honggu District|hongguqu|hgq
385|district|兰州新区|蘭州新區|Lanzhou New Area|lanzhouxinqu|lzxq
385|district|榆中县|榆中縣|Yuzhong County|yuzhongxian|yzx
385|district|永登县|永登縣|Yongdeng County|yongdengxian|ydx
385|district|皋兰县|皋蘭縣|Gaolan County|gaolanxian|glx
385|airport|兰州中川国际机场|蘭州中川國際機場|Lanzhou Zhongchuan International Airport|lanzhouzhongchuanguojijichang|lzzcgjjc|36.52|103.62
385|station|兰州站|蘭州站|Lanzhou Railway Station|lanzhouzhan|lzz|36.03|103.84
385|station|兰州西站|蘭州西站|Lanzhou West Railway Station|lanzhouxizhan|lzxz|36.07|103.75
385|sight|中山桥|中山橋|Zhongshan Bridge|zhongshanqiao|zsq|36.06|103.82
385|sight|甘肃省博物馆|甘肅省博物館|Gansu Museum|gansushengbowuguan|gssbwg|36.07|103.78
385|sight|白塔山||White Pagoda Hill|baitashan|bts|36.07|103.82
385|exhibition|甘肃国际会展中心|甘肅國際會展中心|Gansu International Convention and Exhibition Center|gansuguojihuizhanzhongxin|gsgjhzzx|36.09|103.77
385|university|兰州大学|蘭州大學|Lanzhou University|lanzhoudaxue|lzdx|36.05|103.86
385|hospital|兰州大学第一医院|蘭州大學第一醫院|First Hospital of Lanzhou University|lanzhoudaxuediyiyiyuan|lzdxdyyy|36.06|103.83
385|venue|兰州奥体中心|蘭州奧體中心|Lanzhou Olympic Center|lanzhouaotizhongxin|lzatzx|36.10|103.72
122|district|越城区|越城區|Yuecheng District|yuechengqu|ycq
122|district|柯桥区|柯橋區|Keqiao District|keqiaoqu|kqq
122|district|上虞区|上虞區|Shangyu District|shangyuqu|syq
122|district|诸暨市|諸暨市|Zhuji|zhujishi|zjs
122|district|嵊州市||Shengzhou|shengzhoushi|szs
122|district|新昌县|新昌縣|Xinchang County|xinchangxian|xcx
122|station|绍兴北站|紹興北站|Shaoxing North Railway Station|shaoxingbeizhan|sxbz|30.09|120.53
122|sight|鲁迅故里|魯迅故里|Lu Xun Native Place|luxunguli|lxgl|30.00|120.58
122|sight|兰亭|蘭亭|Lanting|lanting|lt|29.93|120.50
122|sight|沈园|沈園|Shen Garden|shenyuan|sy|29.99|120.59
122|business|柯桥轻纺城|柯橋輕紡城|China Textile City|keqiaoqingfangcheng|kqqfc|30.08|120.49
122|exhibition|绍兴国际会展中心|紹興國際會展中心|Shaoxing International Convention and Exhibition Center|shaoxingguojihuizhanzhongxin|sxgjhzzx|30.08|120.49
122|university|绍兴文理学院|紹興文理學院|Shaoxing University|shaoxingwenlixueyuan|sxwlxy|30.01|120.57
122|hospital|绍兴市人民医院|紹興市人民醫院|Shaoxing People's Hospital|shaoxingshirenminyiyuan|sxsrmyy|30.01|120.58
122|venue|中国轻纺城体育中心|中國輕紡城體育中心|China Textile City Sports Center|zhongguoqingfangchengtiyuzhongxin|zgqfctyzx|30.09|120.46
101|district|广陵区|廣陵區|Guangling District|guanglingqu|glq
101|district|邗江区|邗江區|Hanjiang District|hanjiangqu|hjq
101|district|江都区|江都區|Jiangdu District|jiangduqu|jdq
101|district|仪征市|儀徵市|Yizheng|yizhengshi|yzs
101|district|高邮市|高郵市|Gaoyou|gaoyoushi|gys
101|district|宝应县|寶應縣|Baoying County|baoyingxian|byx
101|airport|扬州泰州国际机场|揚州泰州國際機場|Yangzhou Taizhou International Airport|yangzhoutaizhouguojijichang|yztzgjjc|32.56|119.72
101|station|扬州东站|揚州東站|Yangzhou East Railway Station|yangzhoudongzhan|yzdz|32.41|119.52
101|sight|瘦西湖||Slender West Lake|shouxihu|sxh|32.41|119.42
101|sight|东关街|東關街|Dongguan Street|dongguanjie|dgj|32.40|119.45
101|sight|个园|個園|Geyuan Garden|geyuan|gy|32.40|119.44
101|sight|大明寺||Daming Temple|damingsi|dms|32.42|119.42
101|exhibition|扬州国际展览中心|揚州國際展覽中心|Yangzhou International Exhibition Center|yangzhouguojizhanlanzhongxin|yzgjzlzx|32.39|119.39
101|university|扬州大学|揚州大學|Yangzhou University|yangzhoudaxue|yzdx|32.39|119.42
101|hospital|苏北人民医院|蘇北人民醫院|Northern Jiangsu People's Hospital|subeirenminyiyuan|sbrmyy|32.39|119.43
101|venue|扬州体育公园|揚州體育公園|Yangzhou Sports Park|yangzhoutiyugongyuan|yztygy|32.37|119.37
194|district|奎文区|奎文區|Kuiwen District|kuiwenqu|kwq
194|district|潍城区|濰城區|Weicheng District|weichengqu|wcq
194|district|坊子区|坊子區|Fangzi District|fangziqu|fzq
194|district|寒亭区|寒亭區|Hanting District|hantingqu|htq
194|district|寿光市|壽光市|Shouguang|shouguangshi|sgs
194|district|青州市||Qingzhou|qingzhoushi|qzs
194|district|诸城市|諸城市|Zhucheng|zhuchengshi|zcs
194|district|高密市||Gaomi|gaomishi|gms
194|district|昌邑市||Changyi|changyishi|cys
194|district|安丘市||Anqiu|anqiushi|aqs
194|district|昌乐县|昌樂縣|Changle County|changlexian|clx
194|district|临朐县|臨朐縣|Linqu County|linquxian|lqx
194|airport|潍坊南苑机场|濰坊南苑機場|Weifang Nanyuan Airport|weifangnanyuanjichang|wfnyjc|36.65|119.12
194|sight|世界风筝博物馆|世界風箏博物館|World Kite Museum|shijiefengzhengbowuguan|sjfzbwg|36.71|119.11
194|sight|十笏园|十笏園|Shihu Garden|shihuyuan|shy|36.71|119.10
194|sight|杨家埠|楊家埠|Yangjiabu|yangjiabu|yjb|36.76|119.22
194|exhibition|鲁台会展中心|魯台會展中心|Lutai Convention and Exhibition Center|lutaihuizhanzhongxin|lthzzx|36.71|119.21
194|university|山东第二医科大学|山東第二醫科大學|Shandong Second Medical University|shandongdieryikedaxue|sddeykdx|36.69|119.11
194|hospital|潍坊市人民医院|濰坊市人民醫院|Weifang People's Hospital|weifangshirenminyiyuan|wfsrmyy|36.70|119.12
194|business|潍柴动力|濰柴動力|Weichai Power|weichaidongli|wcdl|36.72|119.19
194|venue|潍坊体育中心|濰坊體育中心|Weifang Sports Center|weifangtiyuzhongxin|wftyzx|36.72|119.19
199|district|兰山区|蘭山區|Lanshan District|lanshanqu|lsq
199|district|罗庄区|羅莊區|Luozhuang District|luozhuangqu|lzq
199|district|河东区|河東區|Hedong District|hedongqu|hdq
199|district|沂水县|沂水縣|Yishui County|yishuixian|ysx
199|district|沂南县|沂南縣|Yinan County|yinanxian|ynx
199|district|莒南县|莒南縣|Junan County|junanxian|jnx
199|district|费县|費縣|Feixian|feixian|fx
199|district|平邑县|平邑縣|Pingyi County|pingyixian|pyx
199|district|郯城县|郯城縣|Tancheng County|tanchengxian|tcx
199|district|蒙阴县|蒙陰縣|Mengyin County|mengyinxian|myx
199|district|临沭县|臨沭縣|Linshu County|linshuxian|lsx
199|airport|临沂启阳国际机场|臨沂啟陽國際機場|Linyi Qiyang International Airport|linyiqiyangguojijichang|lyqygjjc|35.05|118.41
199|sight|王羲之故居||Former Residence of Wang Xizhi|wangxizhiguju|wxzgj|35.06|118.35
199|sight|沂蒙山||Mount Yimeng|yimengshan|yms|35.56|117.85
199|exhibition|临沂国际会展中心|臨沂國際會展中心|Linyi International Convention and Exhibition Center|linyiguojihuizhanzhongxin|lygjhzzx|35.08|118.35
199|business|临沂商城|臨沂商城|Linyi Trade City|linyishangcheng|lysc|35.06|118.32
199|university|临沂大学|臨沂大學|Linyi University|linyidaxue|lydx|35.11|118.29
199|hospital|临沂市人民医院|臨沂市人民醫院|Linyi People's Hospital|linyishirenminyiyuan|lysrmyy|35.06|118.35
211|district|西工区|西工區|Xigong District|xigongqu|xgq
211|district|涧西区|澗西區|Jianxi District|jianxiqu|jxq
211|district|老城区|老城區|Laocheng District|laochengqu|lcq
211|district|瀍河回族区|瀍河回族區|Chanhe Hui District|chanhehuizuqu|chhzq
211|district|洛龙区|洛龍區|Luolong District|luolongqu|llq
211|district|孟津区|孟津區|Mengjin District|mengjinqu|mjq
211|district|偃师区|偃師區|Yanshi District|yanshiqu|ysq
211|district|栾川县|欒川縣|Luanchuan County|luanchuanxian|lcx
211|district|嵩县|嵩縣|Songxian|songxian|sx
211|district|新安县|新安縣|Xin'an County|xinanxian|xax
211|airport|洛阳北郊机场|洛陽北郊機場|Luoyang Beijiao Airport|luoyangbeijiaojichang|lybjjc|34.74|112.39
211|station|洛阳龙门站|洛陽龍門站|Luoyang Longmen Railway Station|luoyanglongmenzhan|lylmz|34.60|112.45
211|sight|龙门石窟|龍門石窟|Longmen Grottoes|longmenshiku|lmsk|34.56|112.47
211|sight|白马寺|白馬寺|White Horse Temple|baimasi|bms|34.72|112.60
211|sight|应天门|應天門|Yingtian Gate|yingtianmen|ytm|34.68|112.45
211|sight|洛邑古城||Luoyi Ancient Town|luoyigucheng|lygc|34.68|112.48
211|sight|王城公园|王城公園|Wangcheng Park|wangchenggongyuan|wcgy|34.67|112.42
211|exhibition|洛阳会展中心|洛陽會展中心|Luoyang Convention and Exhibition Center|luoyanghuizhanzhongxin|lyhzzx|34.62|112.46
211|university|河南科技大学|河南科技大學|Henan University of Science and Technology|henankejidaxue|hnkjdx|34.60|112.42
211|hospital|河南科技大学第一附属医院|河南科技大學第一附屬醫院|First Affiliated Hospital of HAUST|henankejidaxuediyifushuyiyuan|hnkjdxdyfsyy|34.67|112.41
211|venue|洛阳体育中心|洛陽體育中心|Luoyang Sports Center|luoyangtiyuzhongxin|lytyzx|34.62|112.44
32|district|新城区|新城區|Xincheng District|xinchengqu|xcq
32|district|回民区|回民區|Huimin District|huiminqu|hmq
32|district|玉泉区|玉泉區|Yuquan District|yuquanqu|yqq
32|district|赛罕区|賽罕區|Saihan District|saihanqu|shq
32|district|和林格尔县|和林格爾縣|Helinge'er County|helingeerxian|hlgex
32|district|土默特左旗||Tumote Left Banner|tumotezuoqi|tmtzq
32|district|托克托县|托克托縣|Tuoketuo County|tuoketuoxian|tktx
32|airport|呼和浩特白塔国际机场|呼和浩特白塔國際機場|Hohhot Baita International Airport|huhehaotebaitaguojijichang|hhhtbtgjjc|40.85|111.82
32|station|呼和浩特东站|呼和浩特東站|Hohhot East Railway Station|huhehaotedongzhan|hhhtdz|40.85|111.75
32|sight|大召寺||Dazhao Temple|dazhaosi|dzs|40.80|111.65
32|sight|内蒙古博物院|內蒙古博物院|Inner Mongolia Museum|neimenggubowuyuan|nmgbwy|40.84|111.76
32|sight|塞上老街||Saishang Old Street|saishanglaojie|sslj|40.80|111.65
32|exhibition|内蒙古国际会展中心|內蒙古國際會展中心|Inner Mongolia International Convention and Exhibition Center|neimengguguojihuizhanzhongxin|nmggjhzzx|40.84|111.71
32|university|内蒙古大学|內蒙古大學|Inner Mongolia University|neimenggudaxue|nmgdx|40.81|111.69
32|hospital|内蒙古自治区人民医院|內蒙古自治區人民醫院|Inner Mongolia People's Hospital|neimengguzizhiqurenminyiyuan|nmgzzqrmyy|40.82|111.70
32|business|伊利健康谷||Yili Health Valley|yilijiankanggu|yljkg|40.72|111.45
3|district|路北区|路北區|Lubei District|lubeiqu|lbq
3|district|路南区|路南區|Lunan District|lunanqu|lnq
3|district|丰润区|豐潤區|Fengrun District|fengrunqu|frq
3|district|丰南区|豐南區|Fengnan District|fengnanqu|fnq
3|district|古冶区|古冶區|Guye District|guyequ|gyq
3|district|开平区|開平區|Kaiping District|kaipingqu|kpq
3|district|曹妃甸区|曹妃甸區|Caofeidian District|caofeidianqu|cfdq
3|district|迁安市|遷安市|Qian'an|qiananshi|qas
3|district|遵化市||Zunhua|zunhuashi|zhs
3|district|滦州市|灤州市|Luanzhou|luanzhoushi|lzs
3|airport|唐山三女河机场|唐山三女河機場|Tangshan Sannühe Airport|tangshansannvhejichang|tssnhjc|39.72|118.00
3|sight|唐山地震遗址纪念公园|唐山地震遺址紀念公園|Tangshan Earthquake Memorial Park|tangshandizhenyizhijiniangongyuan|tsdzyzjngy|39.60|118.19
3|sight|南湖公园|南湖公園|Nanhu Park|nanhugongyuan|nhgy|39.60|118.17
3|sight|清东陵|清東陵|Eastern Qing Tombs|qingdongling|qdl|40.19|117.65
3|exhibition|唐山国际会展中心|唐山國際會展中心|Tangshan International Convention and Exhibition Center|tangshanguojihuizhanzhongxin|tsgjhzzx|39.64|118.18
3|university|华北理工大学|華北理工大學|North China University of Science and Technology|huabeiligongdaxue|hblgdx|39.21|118.51
3|hospital|唐山工人医院|唐山工人醫院|Tangshan Gongren Hospital|tangshangongrenyiyuan|tsgryy|39.62|118.19
3|venue|唐山体育中心|唐山體育中心|Tangshan Sports Center|tangshantiyuzhongxin|tstyzx|39.65|118.19
7|district|竞秀区|競秀區|Jingxiu District|jingxiuqu|jxq
7|district|莲池区|蓮池區|Lianchi District|lianchiqu|lcq
7|district|满城区|滿城區|Mancheng District|manchengqu|mcq
7|district|清苑区|清苑區|Qingyuan District|qingyuanqu|qyq
7|district|徐水区|徐水區|Xushui District|xushuiqu|xsq
7|district|涿州市||Zhuozhou|zhuozhoushi|zzs
7|district|定州市||Dingzhou|dingzhoushi|dzs
7|district|高碑店市||Gaobeidian|gaobeidianshi|gbds
7|district|安国市|安國市|Anguo|anguoshi|ags
7|district|涞水县|淶水縣|Laishui County|laishuixian|lsx
7|sight|直隶总督署|直隸總督署|Governor-General's Office of Zhili|zhilizongdushu|zlzds|38.86|115.49
7|sight|古莲花池|古蓮花池|Ancient Lotus Pond|gulianhuachi|glhc|38.86|115.49
7|sight|白洋淀||Baiyangdian|baiyangdian|byd|38.90|115.98
7|university|河北大学|河北大學|Hebei University|hebeidaxue|hbdx|38.87|115.51
7|university|华北电力大学（保定）|華北電力大學（保定）|North China Electric Power University (Baoding)|huabeidianlidaxue|hbdldx|38.89|115.51
7|hospital|河北大学附属医院|河北大學附屬醫院|Affiliated Hospital of Hebei University|hebeidaxuefushuyiyuan|hbdxfsyy|38.85|115.49
7|business|长城汽车|長城汽車|Great Wall Motor|changchengqiche|ccqc|38.90|115.44
100|district|亭湖区|亭湖區|Tinghu District|tinghuqu|thq
100|district|盐都区|鹽都區|Yandu District|yanduqu|ydq
100|district|大丰区|大豐區|Dafeng District|dafengqu|dfq
100|district|东台市|東台市|Dongtai|dongtaishi|dts
100|district|建湖县|建湖縣|Jianhu County|jianhuxian|jhx
100|district|射阳县|射陽縣|Sheyang County|sheyangxian|syx
100|district|阜宁县|阜寧縣|Funing County|funingxian|fnx
100|district|滨海县|濱海縣|Binhai County|binhaixian|bhx
100|district|响水县|響水縣|Xiangshui County|xiangshuixian|xsx
100|airport|盐城南洋国际机场|鹽城南洋國際機場|Yancheng Nanyang International Airport|yanchengnanyangguojijichang|ycnygjjc|33.43|120.20
100|sight|大纵湖|大縱湖|Dazong Lake|dazonghu|dzh|33.19|119.79
100|sight|中华麋鹿园|中華麋鹿園|China Milu Park|zhonghuamiluyuan|zhmly|33.00|120.80
100|sight|新四军纪念馆|新四軍紀念館|New Fourth Army Memorial|xinsijunjinianguan|xsjjng|33.39|120.14
100|exhibition|盐城国际会展中心|鹽城國際會展中心|Yancheng International Convention and Exhibition Center|yanchengguojihuizhanzhongxin|ycgjhzzx|33.33|120.17
100|university|盐城工学院|鹽城工學院|Yancheng Institute of Technology|yanchenggongxueyuan|ycgxy|33.34|120.18
100|hospital|盐城市第一人民医院|鹽城市第一人民醫院|Yancheng First People's Hospital|yanchengshidiyirenminyiyuan|ycsdyrmyy|33.38|120.15
420|district|兴庆区|興慶區|Xingqing District|xingqingqu|xqq
420|district|金凤区|金鳳區|Jinfeng District|jinfengqu|jfq
420|district|西夏区|西夏區|Xixia District|xixiaqu|xxq
420|district|灵武市|靈武市|Lingwu|lingwushi|lws
420|district|永宁县|永寧縣|Yongning County|yongningxian|ynx
420|district|贺兰县|賀蘭縣|Helan County|helanxian|hlx
420|airport|银川河东国际机场|銀川河東國際機場|Yinchuan Hedong International Airport|yinchuanhedongguojijichang|ychdgjjc|38.32|106.39
420|station|银川站|銀川站|Yinchuan Railway Station|yinchuanzhan|ycz|38.49|106.17
420|sight|西夏陵||Western Xia Tombs|xixialing|xxl|38.43|105.99
420|sight|镇北堡西部影城|鎮北堡西部影城|Zhenbeibu Western Film Studio|zhenbeibaoxibuyingcheng|zbbxbyc|38.61|106.07
420|sight|鼓楼|鼓樓|Drum Tower|gulou|gl|38.47|106.28
420|exhibition|银川国际会展中心|銀川國際會展中心|Yinchuan International Convention and Exhibition Center|yinchuanguojihuizhanzhongxin|ycgjhzzx|38.52|106.23
420|university|宁夏大学|寧夏大學|Ningxia University|ningxiadaxue|nxdx|38.50|106.13
420|hospital|宁夏医科大学总医院|寧夏醫科大學總醫院|General Hospital of Ningxia Medical University|ningxiayikedaxuezongyiyuan|nxykdxzyy|38.44|106.28
411|district|城东区|城東區|Chengdong District|chengdongqu|cdq
411|district|城中区|城中區|Chengzhong District|chengzhongqu|czq
411|district|城西区|城西區|Chengxi District|chengxiqu|cxq
411|district|城北区|城北區|Chengbei District|chengbeiqu|cbq
411|district|湟中区|湟中區|Huangzhong District|huangzhongqu|hzq
411|district|湟源县|湟源縣|Huangyuan County|huangyuanxian|hyx
411|district|大通县|大通縣|Datong County|datongxian|dtx
411|airport|西宁曹家堡国际机场|西寧曹家堡國際機場|Xining Caojiabao International Airport|xiningcaojiabaoguojijichang|xncjbgjjc|36.53|102.04
411|station|西宁站|西寧站|Xining Railway Station|xiningzhan|xnz|36.62|101.81
411|sight|塔尔寺|塔爾寺|Kumbum Monastery|taersi|tes|36.49|101.57
411|sight|东关清真大寺|東關清真大寺|Dongguan Great Mosque|dongguanqingzhendasi|dgqzds|36.62|101.80
411|sight|青海湖（二郎剑）|青海湖（二郎劍）|Qinghai Lake (Erlangjian)|qinghaihu|qhh|36.58|100.49
411|exhibition|青海国际会展中心|青海國際會展中心|Qinghai International Convention and Exhibition Center|qinghaiguojihuizhanzhongxin|qhgjhzzx|36.66|101.73
411|university|青海大学|青海大學|Qinghai University|qinghaidaxue|qhdx|36.73|101.75
411|hospital|青海省人民医院|青海省人民醫院|Qinghai Provincial People's Hospital|qinghaishengrenminyiyuan|qhsrmyy|36.61|101.80
367|district|城关区|城關區|Chengguan District|chengguanqu|cgq
367|district|堆龙德庆区|堆龍德慶區|Duilongdeqing District|duilongdeqingqu|dldqq
367|district|达孜区|達孜區|Dazi District|daziqu|dzq
367|district|当雄县|當雄縣|Dangxiong County|dangxiongxian|dxx
367|district|曲水县|曲水縣|Qushui County|qushuixian|qsx
367|airport|拉萨贡嘎国际机场|拉薩貢嘎國際機場|Lhasa Gonggar International Airport|lasagonggaguojijichang|lsgggjjc|29.30|90.91
367|station|拉萨站|拉薩站|Lhasa Railway Station|lasazhan|lsz|29.63|91.07
367|sight|布达拉宫|布達拉宮|Potala Palace|budalagong|bdlg|29.66|91.12
367|sight|大昭寺||Jokhang Temple|dazhaosi|dzs|29.65|91.13
367|sight|八廓街||Barkhor Street|bakuojie|bkj|29.65|91.13
367|sight|罗布林卡|羅布林卡|Norbulingka|luobulinka|lblk|29.65|91.09
367|exhibition|西藏会展中心|西藏會展中心|Tibet Convention and Exhibition Center|xizanghuizhanzhongxin|xzhzzx|29.66|91.16
367|university|西藏大学|西藏大學|Tibet University|xizangdaxue|xzdx|29.64|91.18
367|hospital|西藏自治区人民医院|西藏自治區人民醫院|People's Hospital of Tibet|xizangzizhiqurenminyiyuan|xzzzqrmyy|29.66|91.13
284|district|秀峰区|秀峰區|Xiufeng District|xiufengqu|xfq
284|district|象山区|象山區|Xiangshan District|xiangshanqu|xsq
284|district|七星区|七星區|Qixing District|qixingqu|qxq
284|district|叠彩区|疊彩區|Diecai District|diecaiqu|dcq
284|district|雁山区|雁山區|Yanshan District|yanshanqu|ysq
284|district|临桂区|臨桂區|Lingui District|linguiqu|lgq
284|district|阳朔县|陽朔縣|Yangshuo County|yangshuoxian|ysx
284|district|龙胜县|龍勝縣|Longsheng County|longshengxian|lsx
284|district|荔浦市||Lipu|lipushi|lps
284|district|兴安县|興安縣|Xing'an County|xinganxian|xax
284|airport|桂林两江国际机场|桂林兩江國際機場|Guilin Liangjiang International Airport|guilinliangjiangguojijichang|glljgjjc|25.22|110.04
284|station|桂林北站||Guilin North Railway Station|guilinbeizhan|glbz|25.33|110.31
284|station|桂林站||Guilin Railway Station|guilinzhan|glz|25.26|110.28
284|sight|象鼻山||Elephant Trunk Hill|xiangbishan|xbs|25.26|110.29
284|sight|两江四湖|兩江四湖|Two Rivers and Four Lakes|liangjiangsihu|ljsh|25.28|110.29
284|sight|芦笛岩|蘆笛巖|Reed Flute Cave|ludiyan|ldy|25.30|110.27
284|sight|东西巷|東西巷|East and West Lanes|dongxixiang|dxx|25.29|110.29
284|exhibition|桂林国际会展中心|桂林國際會展中心|Guilin International Convention and Exhibition Center|guilinguojihuizhanzhongxin|glgjhzzx|25.26|110.31
284|university|广西师范大学|廣西師範大學|Guangxi Normal University|guangxishifandaxue|gxsfdx|25.28|110.33
284|hospital|桂林医学院附属医院|桂林醫學院附屬醫院|Affiliated Hospital of Guilin Medical University|guilinyixueyuanfushuyiyuan|glyxyfsyy|25.28|110.30
102|district|京口区|京口區|Jingkou District|jingkouqu|jkq
102|district|润州区|潤州區|Runzhou District|runzhouqu|rzq
102|district|丹徒区|丹徒區|Dantu District|dantuqu|dtq
102|district|丹阳市|丹陽市|Danyang|danyangshi|dys
102|district|扬中市|揚中市|Yangzhong|yangzhongshi|yzs
102|district|句容市||Jurong|jurongshi|jrs
102|station|镇江站|鎮江站|Zhenjiang Railway Station|zhenjiangzhan|zjz|32.19|119.43
102|station|镇江南站|鎮江南站|Zhenjiang South Railway Station|zhenjiangnanzhan|zjnz|32.15|119.42
102|sight|金山寺||Jinshan Temple|jinshansi|jss|32.22|119.41
102|sight|西津渡||Xijin Ferry|xijindu|xjd|32.22|119.43
102|sight|焦山||Jiaoshan|jiaoshan|js|32.24|119.48
102|exhibition|镇江国际会展中心|鎮江國際會展中心|Zhenjiang International Convention and Exhibition Center|zhenjiangguojihuizhanzhongxin|zjgjhzzx|32.19|119.46
102|university|江苏大学|江蘇大學|Jiangsu University|jiangsudaxue|jsdx|32.20|119.51
102|hospital|江苏大学附属医院|江蘇大學附屬醫院|Affiliated Hospital of Jiangsu University|jiangsudaxuefushuyiyuan|jsdxfsyy|32.21|119.45
144|district|镜湖区|鏡湖區|Jinghu District|jinghuqu|jhq
144|district|弋江区|弋江區|Yijiang District|yijiangqu|yjq
144|district|鸠江区|鳩江區|Jiujiang District|jiujiangqu|jjq
144|district|湾沚区|灣沚區|Wanzhi District|wanzhiqu|wzq
144|district|繁昌区|繁昌區|Fanchang District|fanchangqu|fcq
144|district|无为市|無為市|Wuwei|wuweishi|wws
144|district|南陵县|南陵縣|Nanling County|nanlingxian|nlx
144|airport|芜湖宣州机场|蕪湖宣州機場|Wuhu Xuanzhou Airport|wuhuxuanzhoujichang|whxzjc|31.10|118.67
144|sight|方特欢乐世界|方特歡樂世界|Fantawild Adventure|fangtehuanleshijie|fthlsj|31.38|118.39
144|sight|鸠兹古镇|鳩茲古鎮|Jiuzi Ancient Town|jiuziguzhen|jzgz|31.38|118.40
144|sight|芜湖古城|蕪湖古城|Wuhu Ancient City|wuhugucheng|whgc|31.34|118.38
144|exhibition|芜湖宜居国际博览中心|蕪湖宜居國際博覽中心|Wuhu Yiju International Expo Center|wuhuyijuguojibolanzhongxin|whyjgjblzx|31.39|118.41
144|university|安徽师范大学|安徽師範大學|Anhui Normal University|anhuishifandaxue|ahsfdx|31.28|118.37
144|hospital|弋矶山医院|弋磯山醫院|Yijishan Hospital|yijishanyiyuan|yjsyy|31.35|118.36
144|business|奇瑞汽车|奇瑞汽車|Chery Automobile|qiruiqiche|qrqc|31.39|118.40
121|district|吴兴区|吳興區|Wuxing District|wuxingqu|wxq
121|district|南浔区|南潯區|Nanxun District|nanxunqu|nxq
121|district|德清县|德清縣|Deqing County|deqingxian|dqx
121|district|长兴县|長興縣|Changxing County|changxingxian|cxx
121|district|安吉县|安吉縣|Anji County|anjixian|ajx
121|station|湖州站||Huzhou Railway Station|huzhouzhan|hzz|30.87|120.03
121|sight|南浔古镇|南潯古鎮|Nanxun Ancient Town|nanxunguzhen|nxgz|30.87|120.43
121|sight|太湖龙之梦|太湖龍之夢|Taihu Longemont|taihulongzhimeng|thlzm|30.98|119.97
121|sight|月亮酒店||Sheraton Moon Hotel Area|yueliangjiudian|yljd|30.96|120.12
121|exhibition|湖州国际会展中心|湖州國際會展中心|Huzhou International Convention and Exhibition Center|huzhouguojihuizhanzhongxin|hzgjhzzx|30.88|120.11
121|university|湖州师范学院|湖州師範學院|Huzhou University|huzhoushifanxueyuan|hzsfxy|30.87|120.12
121|hospital|湖州市中心医院|湖州市中心醫院|Huzhou Central Hospital|huzhoushizhongxinyiyuan|hzszxyy|30.87|120.10
180|district|章贡区|章貢區|Zhanggong District|zhanggongqu|zgq
180|district|南康区|南康區|Nankang District|nankangqu|nkq
180|district|赣县区|贛縣區|Ganxian District|ganxianqu|gxq
180|district|瑞金市||Ruijin|ruijinshi|rjs
180|district|龙南市|龍南市|Longnan|longnanshi|lns
180|district|于都县|于都縣|Yudu County|yuduxian|ydx
180|district|信丰县|信豐縣|Xinfeng County|xinfengxian|xfx
180|airport|赣州黄金国际机场|贛州黃金國際機場|Ganzhou Huangjin International Airport|ganzhouhuangjinguojijichang|gzhjgjjc|25.85|114.78
180|sight|郁孤台|鬱孤台|Yugu Terrace|yugutai|ygt|25.87|114.93
180|sight|赣州古浮桥|贛州古浮橋|Ganzhou Ancient Pontoon Bridge|ganzhougufuqiao|gzgfq|25.87|114.95
180|university|江西理工大学|江西理工大學|Jiangxi University of Science and Technology|jiangxiligongdaxue|jxlgdx|25.86|114.93
180|hospital|赣南医科大学第一附属医院|贛南醫科大學第一附屬醫院|First Affiliated Hospital of Gannan Medical University|gannanyikedaxuediyifushuyiyuan|gnykdxdyfsyy|25.84|114.93
180|exhibition|赣州综合物流园会展中心|贛州綜合物流園會展中心|Ganzhou Convention Center|ganzhouzonghewuliuyuanhuizhanzhongxin|gzzhwlyhzzx|25.82|114.88
233|district|襄城区|襄城區|Xiangcheng District|xiangchengqu|xcq
233|district|樊城区|樊城區|Fancheng District|fanchengqu|fcq
233|district|襄州区|襄州區|Xiangzhou District|xiangzhouqu|xzq
233|district|枣阳市|棗陽市|Zaoyang|zaoyangshi|zys
233|district|宜城市||Yicheng|yichengshi|ycs
233|district|老河口市||Laohekou|laohekoushi|lhks
233|district|谷城县|穀城縣|Gucheng County|guchengxian|gcx
233|airport|襄阳刘集机场|襄陽劉集機場|Xiangyang Liuji Airport|xiangyangliujijichang|xyljjc|32.15|112.29
233|sight|古隆中||Longzhong|gulongzhong|glz|32.01|112.02
233|sight|襄阳古城|襄陽古城|Xiangyang Ancient City|xiangyanggucheng|xygc|32.02|112.15
233|sight|唐城影视基地|唐城影視基地|Tangcheng Film Base|tangchengyingshijidi|tcysjd|31.98|112.12
233|exhibition|襄阳国际会议展览中心|襄陽國際會議展覽中心|Xiangyang International Convention Center|xiangyangguojihuiyizhanlanzhongxin|xygjhyzlzx|32.08|112.20
233|university|湖北文理学院|湖北文理學院|Hubei University of Arts and Science|hubeiwenlixueyuan|hbwlxy|32.01|112.07
233|hospital|襄阳市中心医院|襄陽市中心醫院|Xiangyang Central Hospital|xiangyangshizhongxinyiyuan|xyszxyy|32.02|112.15
232|district|西陵区|西陵區|Xiling District|xilingqu|xlq
232|district|伍家岗区|伍家崗區|Wujiagang District|wujiagangqu|wjgq
232|district|点军区|點軍區|Dianjun District|dianjunqu|djq
232|district|猇亭区|猇亭區|Xiaoting District|xiaotingqu|xtq
232|district|夷陵区|夷陵區|Yiling District|yilingqu|ylq
232|district|宜都市||Yidu|yidushi|yds
232|district|枝江市||Zhijiang|zhijiangshi|zjs
232|district|当阳市|當陽市|Dangyang|dangyangshi|dys
232|district|秭归县|秭歸縣|Zigui County|ziguixian|zgx
232|airport|宜昌三峡国际机场|宜昌三峽國際機場|Yichang Sanxia International Airport|yichangsanxiaguojijichang|ycsxgjjc|30.55|111.48
232|sight|三峡大坝|三峽大壩|Three Gorges Dam|sanxiadaba|sxdb|30.82|111.00
232|sight|三峡人家|三峽人家|Tribe of the Three Gorges|sanxiarenjia|sxrj|30.79|111.13
232|sight|清江画廊|清江畫廊|Qingjiang Gallery|qingjianghualang|qjhl|30.44|110.98
232|exhibition|宜昌国际会展中心|宜昌國際會展中心|Yichang International Convention and Exhibition Center|yichangguojihuizhanzhongxin|ycgjhzzx|30.67|111.37
232|university|三峡大学|三峽大學|China Three Gorges University|sanxiadaxue|sxdx|30.72|111.31
232|hospital|宜昌市中心人民医院|宜昌市中心人民醫院|Yichang Central People's Hospital|yichangshizhongxinrenminyiyuan|ycszxrmyy|30.70|111.29
128|airport|义乌机场|義烏機場|Yiwu Airport|yiwujichang|ywjc|29.34|120.03
128|business|义乌国际商贸城|義烏國際商貿城|Yiwu International Trade City|yiwuguojishangmaocheng|ywgjsmc|29.33|120.11
128|exhibition|义乌国际博览中心|義烏國際博覽中心|Yiwu International Expo Center|yiwuguojibolanzhongxin|ywgjblzx|29.31|120.10
128|sight|佛堂古镇|佛堂古鎮|Fotang Ancient Town|fotangguzhen|ftgz|29.20|120.03
105|station|昆山南站||Kunshan South Railway Station|kunshannanzhan|ksnz|31.36|120.95
105|exhibition|昆山国际会展中心|昆山國際會展中心|Kunshan International Convention and Exhibition Center|kunshanguojihuizhanzhongxin|ksgjhzzx|31.40|120.95
105|university|昆山杜克大学|昆山杜克大學|Duke Kunshan University|kunshandukedaxue|ksdkdx|31.42|120.90
105|sight|锦溪古镇|錦溪古鎮|Jinxi Ancient Town|jinxiguzhen|jxgz|31.18|120.90
105|sight|千灯古镇|千燈古鎮|Qiandeng Ancient Town|qiandengguzhen|qdgz|31.26|121.00
353|airport|丽江三义国际机场|麗江三義國際機場|Lijiang Sanyi International Airport|lijiangsanyiguojijichang|ljsygjjc|26.68|100.25
353|sight|丽江古城|麗江古城|Lijiang Old Town|lijianggucheng|ljgc|26.87|100.23
353|sight|玉龙雪山|玉龍雪山|Jade Dragon Snow Mountain|yulongxueshan|ylxs|27.10|100.18
353|sight|束河古镇|束河古鎮|Shuhe Ancient Town|shuheguzhen|shgz|26.92|100.20
353|sight|泸沽湖|瀘沽湖|Lugu Lake|luguhu|lgh|27.72|100.78
360|airport|大理凤仪机场|大理鳳儀機場|Dali Fengyi Airport|dalifengyijichang|dlfyjc|25.65|100.32
360|sight|大理古城||Dali Ancient City|daligucheng|dlgc|25.69|100.16
360|sight|洱海||Erhai Lake|erhai|eh|25.70|100.20
360|sight|崇圣寺三塔|崇聖寺三塔|Three Pagodas|chongshengsisanta|cssst|25.70|100.15
360|sight|双廊古镇|雙廊古鎮|Shuanglang|shuanglangguzhen|slgz|25.91|100.19
151|airport|黄山屯溪国际机场|黃山屯溪國際機場|Huangshan Tunxi International Airport|huangshantunxiguojijichang|hstxgjjc|29.73|118.26
151|sight|黄山风景区|黃山風景區|Mount Huang|huangshanfengjingqu|hsfjq|30.13|118.17
151|sight|屯溪老街||Tunxi Old Street|tunxilaojie|txlj|29.71|118.31
151|sight|宏村||Hongcun|hongcun|hc|30.00|117.98
151|sight|西递|西遞|Xidi|xidi|xd|29.90|117.99
253|airport|张家界荷花国际机场|張家界荷花國際機場|Zhangjiajie Hehua International Airport|zhangjiajiehehuaguojijichang|zjjhhgjjc|29.10|110.44
253|sight|天门山|天門山|Tianmen Mountain|tianmenshan|tms|29.05|110.48
253|sight|武陵源||Wulingyuan|wulingyuan|wly|29.35|110.55
253|sight|张家界国家森林公园|張家界國家森林公園|Zhangjiajie National Forest Park|zhangjiajieguojiasenlingongyuan|zjjgjslgy|29.32|110.43
253|sight|张家界大峡谷玻璃桥|張家界大峽谷玻璃橋|Zhangjiajie Glass Bridge|zhangjiajiedaxiaguboliqiao|zjjdxgblq|29.40|110.70
172|airport|南平武夷山机场|南平武夷山機場|Nanping Wuyishan Airport|nanpingwuyishanjichang|npwysjc|27.70|118.00
172|sight|武夷山风景区|武夷山風景區|Wuyi Mountain|wuyishanfengjingqu|wysfjq|27.65|117.95
172|sight|天游峰|天遊峰|Tianyou Peak|tianyoufeng|tyf|27.67|117.94
172|sight|武夷山国家旅游度假区|武夷山國家旅遊度假區|Wuyishan National Tourist Resort|wuyishanguojialvyoudujiaqu|wysgjlydjq|27.65|117.98
336|airport|九寨黄龙机场|九寨黃龍機場|Jiuzhai Huanglong Airport|jiuzhaihuanglongjichang|jzhljc|32.85|103.68
336|sight|九寨沟风景区|九寨溝風景區|Jiuzhai Valley|jiuzhaigoufengjingqu|jzgfjq|33.20|103.90
336|sight|黄龙|黃龍|Huanglong|huanglong|hl|32.75|103.83
409|airport|敦煌莫高国际机场|敦煌莫高國際機場|Dunhuang Mogao International Airport|dunhuangmogaoguojijichang|dhmggjjc|40.16|94.81
409|sight|莫高窟||Mogao Caves|mogaoku|mgk|40.04|94.81
409|sight|鸣沙山月牙泉|鳴沙山月牙泉|Mingsha Mountain and Crescent Spring|mingshashanyueyaquan|mssyyq|40.09|94.67
196|sight|泰山||Mount Tai|taishan|ts|36.26|117.10
196|sight|岱庙|岱廟|Dai Temple|daimiao|dm|36.19|117.13
204|sight|孔庙|孔廟|Temple of Confucius|kongmiao|km|35.60|116.99
204|sight|孔府||Kong Family Mansion|kongfu|kf|35.60|116.99
4|airport|秦皇岛北戴河机场|秦皇島北戴河機場|Qinhuangdao Beidaihe Airport|qinhuangdaobeidaihejichang|qhdbdhjc|39.67|119.06
5|airport|邯郸机场|邯鄲機場|Handan Airport|handanjichang|hdjc|36.53|114.43
6|airport|邢台褡裢机场|邢台褡褳機場|Xingtai Dalian Airport|xingtaidalianjichang|xtdljc|36.88|114.43
8|airport|张家口宁远机场|張家口寧遠機場|Zhangjiakou Ningyuan Airport|zhangjiakouningyuanjichang|zjknyjc|40.74|114.93
9|airport|承德普宁机场|承德普寧機場|Chengde Puning Airport|chengdepuningjichang|cdpnjc|41.12|118.07
11|district|广阳区|廣陽區|Guangyang District|guangyangqu|gyq
11|district|安次区|安次區|Anci District|anciqu|acq
11|district|三河市||Sanhe|sanheshi|shs
11|district|霸州市||Bazhou|bazhoushi|bzs
11|district|固安县|固安縣|Gu'an County|guanxian|gax
11|district|香河县|香河縣|Xianghe County|xianghexian|xhx
11|district|大厂回族自治县|大廠回族自治縣|Dachang Hui Autonomous County|dachanghuizuzizhixian|dchzzzx
20|airport|大同云冈国际机场|大同雲岡國際機場|Datong Yungang International Airport|datongyungangguojijichang|dtyggjjc|40.06|113.48
22|airport|长治王村机场|長治王村機場|Changzhi Wangcun Airport|changzhiwangcunjichang|czwcjc|36.25|113.13
24|airport|朔州滋润机场|朔州滋潤機場|Shuozhou Zirun Airport|shuozhouzirunjichang|szzrjc|39.27|112.69
26|airport|运城盐湖国际机场|運城鹽湖國際機場|Yuncheng Yanhu International Airport|yunchengyanhuguojijichang|ycyhgjjc|35.12|111.03
27|airport|忻州五台山机场|忻州五台山機場|Xinzhou Wutaishan Airport|xinzhouwutaishanjichang|xzwtsjc|38.60|112.97
28|airport|临汾尧都机场|臨汾堯都機場|Linfen Yaodu Airport|linfenyaodujichang|lfydjc|36.13|111.64
29|airport|吕梁大武机场|呂梁大武機場|Lüliang Dawu Airport|lvliangdawujichang|lldwjc|37.68|111.14
33|district|昆都仑区|昆都侖區|Kundulun District|kundulunqu|kdlq
33|district|青山区|青山區|Qingshan District|qingshanqu|qsq
33|district|东河区|東河區|Donghe District|donghequ|dhq
33|district|九原区|九原區|Jiuyuan District|jiuyuanqu|jyq
33|district|石拐区|石柺區|Shiguai District|shiguaiqu|sgq
33|district|土默特右旗||Tumote Right Banner|tumoteyouqi|tmtyq
33|airport|包头东河国际机场|包頭東河國際機場|Baotou Donghe International Airport|baotoudongheguojijichang|btdhgjjc|40.56|110.00
34|airport|乌海机场|烏海機場|Wuhai Airport|wuhaijichang|whjc|39.79|106.80
35|airport|赤峰玉龙机场|赤峰玉龍機場|Chifeng Yulong Airport|chifengyulongjichang|cfyljc|42.16|118.84
36|airport|通辽机场|通遼機場|Tongliao Airport|tongliaojichang|tljc|43.56|122.20
37|airport|鄂尔多斯伊金霍洛国际机场|鄂爾多斯伊金霍洛國際機場|Ordos Ejin Horo International Airport|eerduosiyijinhuoluoguojijichang|eedsyjhlgjjc|39.49|109.86
38|airport|呼伦贝尔海拉尔机场|呼倫貝爾海拉爾機場|Hulunbuir Hailar Airport|hulunbeierhailaerjichang|hlbehlejc|49.20|119.83
39|airport|巴彦淖尔天吉泰机场|巴彥淖爾天吉泰機場|Bayannur Tianjitai Airport|bayannaoertianjitaijichang|bynetjtjc|40.93|107.74
40|airport|乌兰察布集宁机场|烏蘭察布集寧機場|Ulanqab Jining Airport|wulanchabujiningjichang|wlcbjnjc|41.13|113.11
41|airport|乌兰浩特义勒力特机场|烏蘭浩特義勒力特機場|Ulanhot Yilelite Airport|wulanhaoteyilelitejichang|wlhtylltjc|46.20|122.01
42|airport|锡林浩特机场|錫林浩特機場|Xilinhot Airport|xilinhaotejichang|xlhtjc|43.92|115.96
43|airport|阿拉善左旗巴彦浩特机场|阿拉善左旗巴彥浩特機場|Alxa Left Banner Bayanhot Airport|alashanzuoqibayanhaotejichang|alszqbyhtjc|38.75|105.59
44|airport|满洲里西郊国际机场|滿洲里西郊國際機場|Manzhouli Xijiao International Airport|manzhoulixijiaoguojijichang|mzlxjgjjc|49.57|117.33
45|airport|二连浩特赛乌苏国际机场|二連浩特賽烏蘇國際機場|Erenhot Saiwusu International Airport|erlianhaotesaiwusuguojijichang|elhtswsgjjc|43.42|112.10
46|airport|阿尔山伊尔施机场|阿爾山伊爾施機場|Arxan Yi'ershi Airport|aershanyiershijichang|aesyesjc|47.31|119.91
47|airport|额济纳旗桃来机场|額濟納旗桃來機場|Ejin Banner Taolai Airport|ejinaqitaolaijichang|ejnqtljc|42.02|101.00
50|airport|鞍山腾鳌机场|鞍山騰鰲機場|Anshan Teng'ao Airport|anshantengaojichang|astajc|41.11|122.85
54|airport|丹东浪头国际机场|丹東浪頭國際機場|Dandong Langtou International Airport|dandonglangtouguojijichang|ddltgjjc|40.03|124.29
55|airport|锦州锦州湾国际机场|錦州錦州灣國際機場|Jinzhou Jinzhouwan International Airport|jinzhoujinzhouwanguojijichang|jzjzwgjjc|40.94|121.28
56|airport|营口兰旗机场|營口蘭旗機場|Yingkou Lanqi Airport|yingkoulanqijichang|yklqjc|40.54|122.36
61|airport|朝阳机场|朝陽機場|Chaoyang Airport|chaoyangjichang|cyjc|41.54|120.44
65|district|昌邑区|昌邑區|Changyi District|changyiqu|cyq
65|district|船营区|船營區|Chuanying District|chuanyingqu|cyq
65|district|龙潭区|龍潭區|Longtan District|longtanqu|ltq
65|district|丰满区|豐滿區|Fengman District|fengmanqu|fmq
65|district|永吉县|永吉縣|Yongji County|yongjixian|yjx
65|district|舒兰市|舒蘭市|Shulan|shulanshi|sls
65|district|蛟河市||Jiaohe|jiaoheshi|jhs
68|airport|通化三源浦机场|通化三源浦機場|Tonghua Sanyuanpu Airport|tonghuasanyuanpujichang|thsypjc|42.25|125.70
69|airport|白山长白山机场|白山長白山機場|Changbaishan Airport|baishanchangbaishanjichang|bscbsjc|42.07|127.60
70|airport|松原查干湖机场|松原查干湖機場|Songyuan Chaganhu Airport|songyuanchaganhujichang|sycghjc|44.94|124.55
71|airport|白城长安机场|白城長安機場|Baicheng Chang'an Airport|baichengchanganjichang|bccajc|45.51|123.02
72|airport|延吉朝阳川国际机场|延吉朝陽川國際機場|Yanji Chaoyangchuan International Airport|yanjichaoyangchuanguojijichang|yjcycgjjc|42.88|129.45
76|airport|齐齐哈尔三家子机场|齊齊哈爾三家子機場|Qiqihar Sanjiazi Airport|qiqihaersanjiazijichang|qqhesjzjc|47.24|123.92
77|airport|鸡西兴凯湖机场|雞西興凱湖機場|Jixi Xingkaihu Airport|jixixingkaihujichang|jxxkhjc|45.29|131.19
80|district|萨尔图区|薩爾圖區|Sa'ertu District|saertuqu|setq
80|district|让胡路区|讓胡路區|Ranghulu District|ranghuluqu|rhlq
80|district|龙凤区|龍鳳區|Longfeng District|longfengqu|lfq
80|district|红岗区|紅崗區|Honggang District|honggangqu|hgq
80|district|大同区|大同區|Datong District|datongqu|dtq
80|airport|大庆萨尔图机场|大慶薩爾圖機場|Daqing Sartu Airport|daqingsaertujichang|dqsetjc|46.75|125.14
81|airport|伊春林都机场|伊春林都機場|Yichun Lindu Airport|yichunlindujichang|ycldjc|47.75|129.02
82|airport|佳木斯东郊机场|佳木斯東郊機場|Jiamusi Dongjiao Airport|jiamusidongjiaojichang|jmsdjjc|46.84|130.47
84|airport|牡丹江海浪国际机场|牡丹江海浪國際機場|Mudanjiang Hailang International Airport|mudanjianghailangguojijichang|mdjhlgjjc|44.52|129.57
85|airport|黑河瑷珲机场|黑河璦琿機場|Heihe Aihui Airport|heiheaihuijichang|hhahjc|50.17|127.31
87|airport|大兴安岭鄂伦春机场|大興安嶺鄂倫春機場|Daxing'anling Elunchun Airport|daxinganlingelunchunjichang|dxalelcjc|50.37|124.12
88|airport|漠河古莲机场|漠河古蓮機場|Mohe Gulian Airport|mohegulianjichang|mhgljc|52.92|122.42
89|airport|绥芬河东宁机场|綏芬河東寧機場|Suifenhe Dongning Airport|suifenhedongningjichang|sfhdnjc|44.45|130.84
90|airport|五大连池德都机场|五大連池德都機場|Wudalianchi Dedu Airport|wudalianchidedujichang|wdlcddjc|48.44|126.13
98|district|海州区|海州區|Haizhou District|haizhouqu|hzq
98|district|连云区|連雲區|Lianyun District|lianyunqu|lyq
98|district|赣榆区|贛榆區|Ganyu District|ganyuqu|gyq
98|district|东海县|東海縣|Donghai County|donghaixian|dhx
98|district|灌云县|灌雲縣|Guanyun County|guanyunxian|gyx
98|district|灌南县|灌南縣|Guannan County|guannanxian|gnx
98|airport|连云港花果山国际机场|連雲港花果山國際機場|Lianyungang Huaguoshan International Airport|lianyunganghuaguoshanguojijichang|lyghgsgjjc|34.41|119.18
99|district|清江浦区|清江浦區|Qingjiangpu District|qingjiangpuqu|qjpq
99|district|淮安区|淮安區|Huai'an District|huaianqu|haq
99|district|淮阴区|淮陰區|Huaiyin District|huaiyinqu|hyq
99|district|洪泽区|洪澤區|Hongze District|hongzequ|hzq
99|district|涟水县|漣水縣|Lianshui County|lianshuixian|lsx
99|district|盱眙县|盱眙縣|Xuyi County|xuyixian|xyx
99|district|金湖县|金湖縣|Jinhu County|jinhuxian|jhx
99|airport|淮安涟水国际机场|淮安漣水國際機場|Huai'an Lianshui International Airport|huaianlianshuiguojijichang|halsgjjc|33.79|119.13
103|district|海陵区|海陵區|Hailing District|hailingqu|hlq
103|district|高港区|高港區|Gaogang District|gaogangqu|ggq
103|district|姜堰区|姜堰區|Jiangyan District|jiangyanqu|jyq
103|district|靖江市||Jingjiang|jingjiangshi|jjs
103|district|泰兴市|泰興市|Taixing|taixingshi|txs
103|district|兴化市|興化市|Xinghua|xinghuashi|xhs
124|airport|衢州机场|衢州機場|Quzhou Airport|quzhoujichang|qzjc|28.97|118.90
125|airport|舟山普陀山机场|舟山普陀山機場|Zhoushan Putuoshan Airport|zhoushanputuoshanjichang|zsptsjc|29.93|122.36
145|airport|蚌埠滕湖机场|蚌埠滕湖機場|Bengbu Tenghu Airport|bengbutenghujichang|bbthjc|32.85|117.32
150|airport|安庆天柱山机场|安慶天柱山機場|Anqing Tianzhushan Airport|anqingtianzhushanjichang|aqtzsjc|30.58|117.05
153|airport|阜阳西关机场|阜陽西關機場|Fuyang Xiguan Airport|fuyangxiguanjichang|fyxgjc|32.88|115.73
157|airport|池州九华山机场|池州九華山機場|Chizhou Jiuhuashan Airport|chizhoujiuhuashanjichang|czjhsjc|30.74|117.69
163|airport|三明沙县机场|三明沙縣機場|Sanming Shaxian Airport|sanmingshaxianjichang|smsxjc|26.43|117.83
167|airport|龙岩冠豸山机场|龍巖冠豸山機場|Longyan Guanzhishan Airport|longyanguanzhishanjichang|lygzsjc|25.67|116.75
175|airport|景德镇罗家机场|景德鎮羅家機場|Jingdezhen Luojia Airport|jingdezhenluojiajichang|jdzljjc|29.34|117.18
177|airport|九江庐山机场|九江廬山機場|Jiujiang Lushan Airport|jiujianglushanjichang|jjlsjc|29.48|115.80
182|airport|宜春明月山机场|宜春明月山機場|Yichun Mingyueshan Airport|yichunmingyueshanjichang|ycmysjc|27.80|114.31
184|airport|上饶三清山机场|上饒三清山機場|Shangrao Sanqingshan Airport|shangraosanqingshanjichang|srsqsjc|28.38|117.96
185|airport|井冈山机场|井岡山機場|Jinggangshan Airport|jinggangshanjichang|jgsjc|26.86|114.74
190|district|张店区|張店區|Zhangdian District|zhangdianqu|zdq
190|district|淄川区|淄川區|Zichuan District|zichuanqu|zcq
190|district|临淄区|臨淄區|Linzi District|linziqu|lzq
190|district|周村区|周村區|Zhoucun District|zhoucunqu|zcq
190|district|博山区|博山區|Boshan District|boshanqu|bsq
190|district|桓台县|桓台縣|Huantai County|huantaixian|htx
192|airport|东营胜利机场|東營勝利機場|Dongying Shengli Airport|dongyingshenglijichang|dysljc|37.50|118.79
195|airport|济宁大安机场|濟寧大安機場|Jining Da'an Airport|jiningdaanjichang|jndajc|35.65|116.74
197|district|环翠区|環翠區|Huancui District|huancuiqu|hcq
197|district|文登区|文登區|Wendeng District|wendengqu|wdq
197|district|荣成市|榮成市|Rongcheng|rongchengshi|rcs
197|district|乳山市||Rushan|rushanshi|rss
197|airport|威海大水泊国际机场|威海大水泊國際機場|Weihai Dashuibo International Airport|weihaidashuiboguojijichang|whdsbgjjc|37.19|122.23
198|airport|日照山字河机场|日照山字河機場|Rizhao Shanzihe Airport|rizhaoshanzihejichang|rzszhjc|35.41|119.32
203|airport|菏泽牡丹机场|菏澤牡丹機場|Heze Mudan Airport|hezemudanjichang|hzmdjc|35.21|115.74
213|airport|安阳红旗渠机场|安陽紅旗渠機場|Anyang Hongqiqu Airport|anyanghongqiqujichang|ayhqqjc|35.87|114.46
221|airport|南阳姜营机场|南陽姜營機場|Nanyang Jiangying Airport|nanyangjiangyingjichang|nyjyjc|32.98|112.62
223|airport|信阳明港机场|信陽明港機場|Xinyang Minggang Airport|xinyangminggangjichang|xymgjc|32.54|114.08
231|airport|十堰武当山机场|十堰武當山機場|Shiyan Wudangshan Airport|shiyanwudangshanjichang|sywdsjc|32.59|110.91
234|airport|鄂州花湖国际机场|鄂州花湖國際機場|Ezhou Huahu International Airport|ezhouhuahuguojijichang|ezhhgjjc|30.34|115.04
237|airport|荆州沙市机场|荊州沙市機場|Jingzhou Shashi Airport|jingzhoushashijichang|jzssjc|30.29|112.45
241|airport|恩施许家坪机场|恩施許家坪機場|Enshi Xujiaping Airport|enshixujiapingjichang|esxjpjc|30.32|109.48
245|airport|神农架红坪机场|神農架紅坪機場|Shennongjia Hongping Airport|shennongjiahongpingjichang|snjhpjc|31.63|110.34
249|airport|衡阳南岳机场|衡陽南嶽機場|Hengyang Nanyue Airport|hengyangnanyuejichang|hynyjc|26.72|112.62
250|airport|邵阳武冈机场|邵陽武岡機場|Shaoyang Wugang Airport|shaoyangwugangjichang|sywgjc|26.81|110.64
251|airport|岳阳三荷机场|岳陽三荷機場|Yueyang Sanhe Airport|yueyangsanhejichang|yyshjc|29.31|113.28
252|airport|常德桃花源机场|常德桃花源機場|Changde Taohuayuan Airport|changdetaohuayuanjichang|cdthyjc|28.92|111.64
255|airport|郴州北湖机场|郴州北湖機場|Chenzhou Beihu Airport|chenzhoubeihujichang|czbhjc|25.75|112.85
256|airport|永州零陵机场|永州零陵機場|Yongzhou Lingling Airport|yongzhoulinglingjichang|yzlljc|26.34|111.61
257|airport|怀化芷江机场|懷化芷江機場|Huaihua Zhijiang Airport|huaihuazhijiangjichang|hhzjjc|27.44|109.70
263|district|金平区|金平區|Jinping District|jinpingqu|jpq
263|district|龙湖区|龍湖區|Longhu District|longhuqu|lhq
263|district|濠江区|濠江區|Haojiang District|haojiangqu|hjq
263|district|澄海区|澄海區|Chenghai District|chenghaiqu|chq
263|district|潮阳区|潮陽區|Chaoyang District|chaoyangqu|cyq
263|district|潮南区|潮南區|Chaonan District|chaonanqu|cnq
263|district|南澳县|南澳縣|Nan'ao County|nanaoxian|nax
265|airport|韶关丹霞机场|韶關丹霞機場|Shaoguan Danxia Airport|shaoguandanxiajichang|sgdxjc|24.98|113.42
266|airport|湛江吴川国际机场|湛江吳川國際機場|Zhanjiang Wuchuan International Airport|zhanjiangwuchuanguojijichang|zjwcgjjc|21.48|110.59
268|district|蓬江区|蓬江區|Pengjiang District|pengjiangqu|pjq
268|district|江海区|江海區|Jianghai District|jianghaiqu|jhq
268|district|新会区|新會區|Xinhui District|xinhuiqu|xhq
268|district|鹤山市|鶴山市|Heshan|heshanshi|hss
268|district|开平市|開平市|Kaiping|kaipingshi|kps
268|district|台山市||Taishan|taishanshi|tss
268|district|恩平市||Enping|enpingshi|eps
271|airport|梅州梅县长岗岌国际机场|梅州梅縣長崗岌國際機場|Meizhou Meixian Changgangji International Airport|meizhoumeixianzhanggangjiguojijichang|mzmxzgjgjjc|24.26|116.10
279|airport|揭阳潮汕国际机场|揭陽潮汕國際機場|Jieyang Chaoshan International Airport|jieyangchaoshanguojijichang|jycsgjjc|23.55|116.50
283|district|城中区|城中區|Chengzhong District|chengzhongqu|czq
283|district|鱼峰区|魚峰區|Yufeng District|yufengqu|yfq
283|district|柳南区|柳南區|Liunan District|liunanqu|lnq
283|district|柳北区|柳北區|Liubei District|liubeiqu|lbq
283|district|柳江区|柳江區|Liujiang District|liujiangqu|ljq
283|district|鹿寨县|鹿寨縣|Luzhai County|luzhaixian|lzx
283|district|三江侗族自治县|三江侗族自治縣|Sanjiang Dong Autonomous County|sanjiangdongzuzizhixian|sjdzzzx
283|airport|柳州白莲机场|柳州白蓮機場|Liuzhou Bailian Airport|liuzhoubailianjichang|lzbljc|24.21|109.39
285|airport|梧州西江机场|梧州西江機場|Wuzhou Xijiang Airport|wuzhouxijiangjichang|wzxjjc|23.40|111.09
286|airport|北海福成机场|北海福成機場|Beihai Fucheng Airport|beihaifuchengjichang|bhfcjc|21.54|109.29
290|airport|玉林福绵机场|玉林福綿機場|Yulin Fumian Airport|yulinfumianjichang|ylfmjc|22.44|110.12
291|airport|百色巴马机场|百色巴馬機場|Baise Bama Airport|baisebamajichang|bsbmjc|23.72|106.96
293|airport|河池金城江机场|河池金城江機場|Hechi Jinchengjiang Airport|hechijinchengjiangjichang|hcjcjjc|24.80|107.71
302|airport|琼海博鳌国际机场|瓊海博鰲國際機場|Qionghai Bo'ao International Airport|qionghaiboaoguojijichang|qhbagjjc|19.14|110.45
309|airport|重庆万州机场|重慶萬州機場|Chongqing Wanzhou Airport|chongqingwanzhoujichang|cqwzjc|30.80|108.43
311|airport|重庆仙女山机场|重慶仙女山機場|Chongqing Xiannüshan Airport|chongqingxiannvshanjichang|cqxnsjc|29.47|107.69
314|airport|攀枝花保安营机场|攀枝花保安營機場|Panzhihua Bao'anying Airport|panzhihuabaoanyingjichang|pzhbayjc|26.54|101.80
315|airport|泸州云龙机场|瀘州雲龍機場|Luzhou Yunlong Airport|luzhouyunlongjichang|lzyljc|29.03|105.47
317|district|涪城区|涪城區|Fucheng District|fuchengqu|fcq
317|district|游仙区|遊仙區|Youxian District|youxianqu|yxq
317|district|安州区|安州區|Anzhou District|anzhouqu|azq
317|district|江油市||Jiangyou|jiangyoushi|jys
317|district|三台县|三台縣|Santai County|santaixian|stx
317|district|北川县|北川縣|Beichuan County|beichuanxian|bcx
317|airport|绵阳南郊机场|綿陽南郊機場|Mianyang Nanjiao Airport|mianyangnanjiaojichang|mynjjc|31.43|104.74
318|airport|广元盘龙机场|廣元盤龍機場|Guangyuan Panlong Airport|guangyuanpanlongjichang|gypljc|32.39|105.69
323|airport|南充高坪机场|南充高坪機場|Nanchong Gaoping Airport|nanchonggaopingjichang|ncgpjc|30.80|106.16
325|airport|宜宾五粮液机场|宜賓五糧液機場|Yibin Wuliangye Airport|yibinwuliangyejichang|ybwlyjc|28.86|104.53
327|airport|达州金垭机场|達州金埡機場|Dazhou Jinya Airport|dazhoujinyajichang|dzjyjc|31.05|107.44
327|airport|达州河市机场|達州河市機場|Dazhou Heshi Airport|dazhouheshijichang|dzhsjc|31.13|107.43
329|airport|巴中恩阳机场|巴中恩陽機場|Bazhong Enyang Airport|bazhongenyangjichang|bzeyjc|31.74|106.64
331|airport|西昌青山机场|西昌青山機場|Xichang Qingshan Airport|xichangqingshanjichang|xcqsjc|27.99|102.18
332|airport|甘孜康定机场|甘孜康定機場|Kangding Airport|ganzikangdingjichang|gzkdjc|30.14|101.74
338|airport|六盘水月照机场|六盤水月照機場|Liupanshui Yuezhao Airport|liupanshuiyuezhaojichang|lpsyzjc|26.61|104.98
339|district|红花岗区|紅花崗區|Honghuagang District|honghuagangqu|hhgq
339|district|汇川区|匯川區|Huichuan District|huichuanqu|hcq
339|district|播州区|播州區|Bozhou District|bozhouqu|bzq
339|district|新蒲新区|新蒲新區|Xinpu New Area|xinpuxinqu|xpxq
339|district|仁怀市|仁懷市|Renhuai|renhuaishi|rhs
339|district|赤水市||Chishui|chishuishi|css
339|district|湄潭县|湄潭縣|Meitan County|meitanxian|mtx
339|airport|遵义新舟机场|遵義新舟機場|Zunyi Xinzhou Airport|zunyixinzhoujichang|zyxzjc|27.81|107.25
339|airport|遵义茅台机场|遵義茅台機場|Zunyi Maotai Airport|zunyimaotaijichang|zymtjc|27.96|106.44
340|airport|安顺黄果树机场|安順黃果樹機場|Anshun Huangguoshu Airport|anshunhuangguoshujichang|ashgsjc|26.26|105.87
341|airport|毕节飞雄机场|畢節飛雄機場|Bijie Feixiong Airport|bijiefeixiongjichang|bjfxjc|27.27|105.47
342|airport|铜仁凤凰机场|銅仁鳳凰機場|Tongren Fenghuang Airport|tongrenfenghuangjichang|trfhjc|27.88|109.31
343|airport|兴义万峰林机场|興義萬峰林機場|Xingyi Wanfenglin Airport|xingyiwanfenglinjichang|xywfljc|25.08|104.96
346|airport|荔波机场|荔波機場|Libo Airport|libojichang|lbjc|25.45|107.96
351|airport|保山云瑞机场|保山雲瑞機場|Baoshan Yunrui Airport|baoshanyunruijichang|bsyrjc|25.05|99.17
352|airport|昭通机场|昭通機場|Zhaotong Airport|zhaotongjichang|ztjc|27.33|103.76
354|airport|普洱思茅机场|普洱思茅機場|Pu'er Simao Airport|puersimaojichang|pesmjc|22.79|100.96
355|airport|临沧博尚机场|臨滄博尚機場|Lincang Boshang Airport|lincangboshangjichang|lcbsjc|23.74|100.03
358|airport|文山普者黑机场|文山普者黑機場|Wenshan Puzhehei Airport|wenshanpuzheheijichang|wspzhjc|23.56|104.33
361|airport|德宏芒市国际机场|德宏芒市國際機場|Dehong Mangshi International Airport|dehongmangshiguojijichang|dhmsgjjc|24.40|98.53
363|airport|迪庆香格里拉机场|迪慶香格里拉機場|Diqing Shangri-La Airport|diqingxianggelilajichang|dqxglljc|27.79|99.68
364|airport|腾冲驼峰机场|騰衝駝峰機場|Tengchong Tuofeng Airport|tengchongtuofengjichang|tctfjc|24.94|98.49
368|airport|日喀则和平机场|日喀則和平機場|Shigatse Peace Airport|rikazehepingjichang|rkzhpjc|29.35|89.31
369|airport|昌都邦达机场|昌都邦達機場|Qamdo Bangda Airport|changdubangdajichang|cdbdjc|30.55|97.11
370|airport|林芝米林机场|林芝米林機場|Nyingchi Mainling Airport|linzhimilinjichang|lzmljc|29.30|94.34
371|airport|山南隆子机场|山南隆子機場|Shannan Longzi Airport|shannanlongzijichang|snlzjc|28.42|92.35
379|airport|延安南泥湾机场|延安南泥灣機場|Yan'an Nanniwan Airport|yanannanniwanjichang|yannwjc|36.48|109.46
380|airport|汉中城固机场|漢中城固機場|Hanzhong Chenggu Airport|hanzhongchenggujichang|hzcgjc|33.13|107.20
381|airport|榆林榆阳机场|榆林榆陽機場|Yulin Yuyang Airport|yulinyuyangjichang|ylyyjc|38.36|109.59
382|airport|安康富强机场|安康富強機場|Ankang Fuqiang Airport|ankangfuqiangjichang|akfqjc|32.76|108.87
386|airport|嘉峪关酒泉机场|嘉峪關酒泉機場|Jiayuguan Jiuquan Airport|jiayuguanjiuquanjichang|jygjqjc|39.86|98.34
387|airport|金昌金川机场|金昌金川機場|Jinchang Jinchuan Airport|jinchangjinchuanjichang|jcjcjc|38.54|102.35
389|airport|天水麦积山机场|天水麥積山機場|Tianshui Maijishan Airport|tianshuimaijishanjichang|tsmjsjc|34.56|105.86
391|airport|张掖甘州机场|張掖甘州機場|Zhangye Ganzhou Airport|zhangyeganzhoujichang|zygzjc|38.80|100.67
394|airport|庆阳西峰机场|慶陽西峰機場|Qingyang Xifeng Airport|qingyangxifengjichang|qyxfjc|35.80|107.60
406|airport|陇南成州机场|隴南成州機場|Longnan Chengzhou Airport|longnanchengzhoujichang|lnczjc|33.79|105.79
410|airport|甘南夏河机场|甘南夏河機場|Gannan Xiahe Airport|gannanxiahejichang|gnxhjc|34.82|102.62
417|airport|玉树巴塘机场|玉樹巴塘機場|Yushu Batang Airport|yushubatangjichang|ysbtjc|32.84|97.04
418|airport|海西德令哈机场|海西德令哈機場|Haixi Delingha Airport|haixidelinghajichang|hxdlhjc|37.13|97.27
419|airport|格尔木机场|格爾木機場|Golmud Airport|geermujichang|gemjc|36.40|94.79
423|airport|固原六盘山机场|固原六盤山機場|Guyuan Liupanshan Airport|guyuanliupanshanjichang|gylpsjc|36.08|106.22
424|airport|中卫沙坡头机场|中衛沙坡頭機場|Zhongwei Shapotou Airport|zhongweishapotoujichang|zwsptjc|37.57|105.15
426|airport|克拉玛依古海机场|克拉瑪依古海機場|Karamay Guhai Airport|kelamayiguhaijichang|klmyghjc|45.47|84.95
427|airport|吐鲁番交河机场|吐魯番交河機場|Turpan Jiaohe Airport|tulufanjiaohejichang|tlfjhjc|43.03|89.10
428|airport|哈密伊州机场|哈密伊州機場|Hami Yizhou Airport|hamiyizhoujichang|hmyzjc|42.84|93.67
430|airport|博乐阿拉山口机场|博樂阿拉山口機場|Bole Alashankou Airport|bolealashankoujichang|blalskjc|44.90|82.30
431|airport|库尔勒梨城机场|庫爾勒梨城機場|Korla Licheng Airport|kuerlelichengjichang|kellcjc|41.62|86.14
432|airport|阿克苏红旗坡机场|阿克蘇紅旗坡機場|Aksu Hongqipo Airport|akesuhongqipojichang|akshqpjc|41.26|80.29
434|airport|喀什徕宁国际机场|喀什徠寧國際機場|Kashgar Laining International Airport|kashilainingguojijichang|kslngjjc|39.54|76.02
435|airport|和田昆冈机场|和田昆岡機場|Hotan Kungang Airport|hetiankungangjichang|htkgjc|37.04|79.86
436|airport|伊宁机场|伊寧機場|Yining Airport|yiningjichang|ynjc|43.96|81.33
437|airport|塔城千泉机场|塔城千泉機場|Tacheng Qianquan Airport|tachengqianquanjichang|tcqqjc|46.67|83.34
438|airport|阿勒泰雪都机场|阿勒泰雪都機場|Altay Xuedu Airport|aletaixuedujichang|altxdjc|47.75|88.09
439|airport|石河子花园机场|石河子花園機場|Shihezi Huayuan Airport|shihezihuayuanjichang|shzhyjc|44.24|85.89
440|airport|阿拉尔塔里木机场|阿拉爾塔里木機場|Aral Tarim Airport|alaertalimujichang|aletlmjc|40.43|81.26
441|airport|图木舒克唐王城机场|圖木舒克唐王城機場|Tumxuk Tangwangcheng Airport|tumushuketangwangchengjichang|tmsktwcjc|39.89|79.23
444|airport|库车龟兹机场|庫車龜茲機場|Kuqa Qiuci Airport|kucheqiucijichang|kcqcjc|41.68|82.87
445|airport|布尔津喀纳斯机场|布爾津喀納斯機場|Burqin Kanas Airport|buerjinkanasijichang|bejknsjc|48.22|87.00
395|airport|香港国际机场|香港國際機場|Hong Kong International Airport|xianggangguojijichang|xggjjc|22.31|113.92
395|station|香港西九龙站|香港西九龍站|Hong Kong West Kowloon Railway Station|xianggangxijiulongzhan|xgxjlz|22.30|114.16
395|sight|维多利亚港|維多利亞港|Victoria Harbour|weiduoliyagang|wdlyg|22.29|114.17
395|sight|太平山顶|太平山頂|The Peak|taipingshanding|tpsd|22.27|114.15
395|sight|香港迪士尼乐园|香港迪士尼樂園|Hong Kong Disneyland|xianggangdishinileyuan|xgdsnly|22.31|114.04
395|sight|海洋公园|海洋公園|Ocean Park|haiyanggongyuan|hygy|22.25|114.17
395|sight|尖沙咀||Tsim Sha Tsui|jianshazui|jsz|22.30|114.17
395|sight|旺角||Mong Kok|wangjiao|wj|22.32|114.17
395|exhibition|香港会议展览中心|香港會議展覽中心|Hong Kong Convention and Exhibition Centre|xiangganghuiyizhanlanzhongxin|xghyzlzx|22.28|114.17
395|exhibition|亚洲国际博览馆|亞洲國際博覽館|AsiaWorld-Expo|yazhouguojibolanguan|yzgjblg|22.32|113.94
395|university|香港大学|香港大學|University of Hong Kong|xianggangdaxue|xgdx|22.28|114.14
395|university|香港科技大学|香港科技大學|Hong Kong University of Science and Technology|xianggangkejidaxue|xgkjdx|22.34|114.27
395|business|中环|中環|Central|zhonghuan|zh|22.28|114.16
395|business|铜锣湾|銅鑼灣|Causeway Bay|tongluowan|tlw|22.28|114.18
396|airport|澳门国际机场|澳門國際機場|Macau International Airport|aomenguojijichang|amgjjc|22.15|113.59
396|sight|大三巴牌坊||Ruins of St. Paul's|dasanbapaifang|dsbpf|22.20|113.54
396|sight|威尼斯人||The Venetian Macao|weinisiren|wnsr|22.15|113.56
396|sight|澳门塔|澳門塔|Macau Tower|aomenta|amt|22.18|113.54
396|university|澳门大学|澳門大學|University of Macau|aomendaxue|amdx|22.13|113.55
396|exhibition|澳门威尼斯人金光会展|澳門威尼斯人金光會展|Cotai Expo|aomenweinisirenjinguanghuizhan|amwnsrjghz|22.15|113.56
397|airport|台北桃园国际机场|台北桃園國際機場|Taipei Taoyuan International Airport|taibeitaoyuanguojijichang|tbtygjjc|25.08|121.23
397|airport|台北松山机场|台北松山機場|Taipei Songshan Airport|taibeisongshanjichang|tbssjc|25.07|121.55
397|sight|台北101||Taipei 101|taibei101|tb101|25.03|121.56
397|sight|故宫博物院（台北）|故宮博物院（台北）|National Palace Museum|gugongbowuyuan|ggbwy|25.10|121.55
397|sight|西门町|西門町|Ximending|ximenting|xmt|25.04|121.51
397|sight|士林夜市||Shilin Night Market|shilinyeshi|slys|25.09|121.52
397|exhibition|南港展览馆|南港展覽館|Nangang Exhibition Center|nangangzhanlanguan|ngzlg|25.06|121.62
397|university|台湾大学|台灣大學|National Taiwan University|taiwandaxue|twdx|25.02|121.54
398|airport|高雄国际机场|高雄國際機場|Kaohsiung International Airport|gaoxiongguojijichang|gxgjjc|22.58|120.35
399|airport|台中国际机场|台中國際機場|Taichung International Airport|taizhongguojijichang|tzgjjc|24.26|120.62
400|airport|台南国际机场|台南國際機場|Tainan International Airport|tainanguojijichang|tngjjc|22.95|120.21
5114|airport|嘉义机场|嘉義機場|Chiayi Airport|jiayijichang|jyjc|23.46|120.39
5121|airport|花莲机场|花蓮機場|Hualien Airport|hualianjichang|hljc|24.02|121.62
5127|airport|台东机场|台東機場|Taitung Airport|taidongjichang|tdjc|22.75|121.10
5130|airport|澎湖马公机场|澎湖馬公機場|Penghu Magong Airport|penghumagongjichang|phmgjc|23.57|119.63
6571|airport|金门尚义机场|金門尚義機場|Kinmen Airport|jinmenshangyijichang|jmsyjc|24.43|118.36
3187|airport|曼谷素万那普国际机场|曼谷素萬那普國際機場|Bangkok Suvarnabhumi Airport|mangusuwannapuguojijichang|mgswnpgjjc|13.68|100.75
3187|airport|曼谷廊曼国际机场|曼谷廊曼國際機場|Bangkok Don Mueang International Airport|mangulangmanguojijichang|mglmgjjc|13.91|100.61
3187|sight|大皇宫|大皇宮|Grand Palace|dahuanggong|dhg|13.75|100.49
3187|sight|郑王庙|鄭王廟|Wat Arun|zhengwangmiao|zwm|13.74|100.49
3187|sight|考山路||Khao San Road|kaoshanlu|ksl|13.76|100.50
3187|sight|暹罗广场|暹羅廣場|Siam Square|xianluoguangchang|xlgc|13.75|100.53
3187|sight|四面佛||Erawan Shrine|simianfo|smf|13.74|100.54
3187|sight|恰图恰周末市场|恰圖恰週末市場|Chatuchak Weekend Market|qiatuqiazhoumoshichang|qtqzmsc|13.80|100.55
3187|exhibition|诗丽吉王后国家会议中心|詩麗吉王后國家會議中心|Queen Sirikit National Convention Center|shilijiwanghouguojiahuiyizhongxin|sljwhgjhyzx|13.72|100.56
3187|exhibition|曼谷国际贸易展览中心|曼谷國際貿易展覽中心|BITEC Bangna|manguguojimaoyizhanlanzhongxin|mggjmyzlzx|13.67|100.61
3187|university|朱拉隆功大学|朱拉隆功大學|Chulalongkorn University|zhulalonggongdaxue|zllgdx|13.74|100.53
3187|business|素坤逸||Sukhumvit|sukunyi|sky|13.74|100.56
3187|business|是隆路||Silom Road|shilonglu|sll|13.73|100.53
3004|airport|新加坡樟宜机场|新加坡樟宜機場|Singapore Changi Airport|xinjiapozhangyijichang|xjpzyjc|1.35|103.99
3004|airport|新加坡实里达机场|新加坡實里達機場|Seletar Airport|xinjiaposhilidajichang|xjpsldjc|1.42|103.87
3004|sight|滨海湾金沙|濱海灣金沙|Marina Bay Sands|binhaiwanjinsha|bhwjs|1.28|103.86
3004|sight|鱼尾狮公园|魚尾獅公園|Merlion Park|yuweishigongyuan|ywsgy|1.29|103.85
3004|sight|圣淘沙|聖淘沙|Sentosa|shengtaosha|sts|1.25|103.83
3004|sight|牛车水|牛車水|Chinatown|niucheshui|ncs|1.28|103.84
3004|sight|乌节路|烏節路|Orchard Road|wujielu|wjl|1.30|103.83
3004|sight|滨海湾花园|濱海灣花園|Gardens by the Bay|binhaiwanhuayuan|bhwhy|1.28|103.86
3004|exhibition|新达城会议展览中心|新達城會議展覽中心|Suntec Convention and Exhibition Centre|xindachenghuiyizhanlanzhongxin|xdchyzlzx|1.29|103.86
3004|exhibition|新加坡博览中心|新加坡博覽中心|Singapore EXPO|xinjiapobolanzhongxin|xjpblzx|1.33|103.96
3004|university|新加坡国立大学|新加坡國立大學|National University of Singapore|xinjiapoguolidaxue|xjpgldx|1.30|103.78
3004|university|南洋理工大学|南洋理工大學|Nanyang Technological University|nanyangligongdaxue|nylgdx|1.35|103.68
3004|business|莱佛士坊|萊佛士坊|Raffles Place|laifoshifang|lfsf|1.28|103.85
3001|airport|东京羽田机场|東京羽田機場|Tokyo Haneda International Airport|dongjingyutianjichang|djytjc|35.55|139.78
3001|airport|东京成田国际机场|東京成田國際機場|Tokyo Narita International Airport|dongjingchengtianguojijichang|djctgjjc|35.76|140.39
3001|sight|东京塔|東京塔|Tokyo Tower|dongjingta|djt|35.66|139.75
3001|sight|浅草寺|淺草寺|Sensoji Temple|qiancaosi|qcs|35.71|139.80
3001|sight|东京晴空塔|東京晴空塔|Tokyo Skytree|dongjingqingkongta|djqkt|35.71|139.81
3001|sight|涩谷十字路口|澀谷十字路口|Shibuya Crossing|segushizilukou|sgszlk|35.66|139.70
3001|sight|皇居||Imperial Palace|huangju|hj|35.69|139.75
3001|sight|上野公园|上野公園|Ueno Park|shangyegongyuan|sygy|35.71|139.77
3001|sight|银座|銀座|Ginza|yinzuo|yz|35.67|139.77
3001|sight|新宿||Shinjuku|xinsu|xs|35.69|139.70
3001|sight|东京迪士尼度假区|東京迪士尼度假區|Tokyo Disney Resort|dongjingdishinidujiaqu|djdsndjq|35.63|139.88
3001|exhibition|东京国际展览中心|東京國際展覽中心|Tokyo Big Sight|dongjingguojizhanlanzhongxin|djgjzlzx|35.63|139.79
3001|exhibition|幕张展览馆|幕張展覽館|Makuhari Messe|muzhangzhanlanguan|mzzlg|35.65|140.03
3001|university|东京大学|東京大學|University of Tokyo|dongjingdaxue|djdx|35.71|139.76
3001|business|丸之内|丸之內|Marunouchi|wanzhinei|wzn|35.68|139.76
3001|business|六本木新城||Roppongi Hills|liubenmuxincheng|lbmxc|35.66|139.73
3002|airport|大阪关西国际机场|大阪關西國際機場|Osaka Kansai International Airport|dabanguanxiguojijichang|dbgxgjjc|34.43|135.24
3002|airport|大阪伊丹机场|大阪伊丹機場|Osaka Itami Airport|dabanyidanjichang|dbydjc|34.79|135.44
3002|sight|大阪城||Osaka Castle|dabancheng|dbc|34.69|135.53
3002|sight|道顿堀|道頓堀|Dotonbori|daodunku|ddk|34.67|135.50
3002|sight|日本环球影城|日本環球影城|Universal Studios Japan|ribenhuanqiuyingcheng|rbhqyc|34.67|135.43
3002|sight|通天阁|通天閣|Tsutenkaku|tongtiange|ttg|34.65|135.51
3002|business|梅田||Umeda|meitian|mt|34.70|135.50
3002|exhibition|大阪国际展览中心|大阪國際展覽中心|INTEX Osaka|dabanguojizhanlanzhongxin|dbgjzlzx|34.64|135.42
3003|airport|首尔仁川国际机场|首爾仁川國際機場|Seoul Incheon International Airport|shouerrenchuanguojijichang|sercgjjc|37.47|126.45
3003|airport|首尔金浦国际机场|首爾金浦國際機場|Seoul Gimpo International Airport|shouerjinpuguojijichang|sejpgjjc|37.56|126.79
3003|sight|景福宫|景福宮|Gyeongbokgung|jingfugong|jfg|37.58|126.98
3003|sight|明洞||Myeongdong|mingdong|md|37.56|126.99
3003|sight|南山首尔塔|南山首爾塔|N Seoul Tower|nanshanshouerta|nsset|37.55|126.99
3003|sight|北村韩屋村|北村韓屋村|Bukchon Hanok Village|beicunhanwucun|bchwc|37.58|126.98
3003|sight|乐天世界|樂天世界|Lotte World|letianshijie|ltsj|37.51|127.10
3003|sight|弘大||Hongdae|hongda|hd|37.56|126.92
3003|business|江南||Gangnam|jiangnan|jn|37.50|127.03
3003|exhibition|韩国国际会展中心|韓國國際會展中心|COEX|hanguoguojihuizhanzhongxin|hggjhzzx|37.51|127.06
3003|university|首尔大学|首爾大學|Seoul National University|shouerdaxue|sedx|37.46|126.95
3005|airport|吉隆坡国际机场|吉隆坡國際機場|Kuala Lumpur International Airport|jilongpoguojijichang|jlpgjjc|2.75|101.71
3005|airport|吉隆坡梳邦机场|吉隆坡梳邦機場|Kuala Lumpur Subang Airport|jilongposhubangjichang|jlpsbjc|3.13|101.55
3005|sight|双子塔|雙子塔|Petronas Twin Towers|shuangzita|szt|3.16|101.71
3005|sight|武吉免登||Bukit Bintang|wujimiandeng|wjmd|3.15|101.71
3005|sight|茨厂街|茨廠街|Petaling Street|cichangjie|ccj|3.14|101.70
3005|sight|黑风洞|黑風洞|Batu Caves|heifengdong|hfd|3.24|101.68
3005|exhibition|吉隆坡会议中心|吉隆坡會議中心|Kuala Lumpur Convention Centre|jilongpohuiyizhongxin|jlphyzx|3.15|101.71
3005|university|马来亚大学|馬來亞大學|University of Malaya|malaiyadaxue|mlydx|3.12|101.66
3005|business|吉隆坡中环|吉隆坡中環|KL Sentral|jilongpozhonghuan|jlpzh|3.13|101.69
3006|airport|普吉国际机场|普吉國際機場|Phuket International Airport|pujiguojijichang|pjgjjc|8.11|98.32
3006|sight|芭东海滩|芭東海灘|Patong Beach|badonghaitan|bdht|7.90|98.30
3006|sight|卡伦海滩|卡倫海灘|Karon Beach|kalunhaitan|klht|7.84|98.29
3006|sight|普吉老镇|普吉老鎮|Phuket Old Town|pujilaozhen|pjlz|7.88|98.39
3006|sight|神仙半岛|神仙半島|Promthep Cape|shenxianbandao|sxbd|7.76|98.30
3007|airport|迪拜国际机场|杜拜國際機場|Dubai International Airport|dibaiguojijichang|dbgjjc|25.25|55.36
3007|airport|迪拜阿勒马克图姆国际机场|杜拜阿勒馬克圖姆國際機場|Dubai Al Maktoum International Airport|dibaialemaketumuguojijichang|dbalmktmgjjc|24.90|55.16
3007|sight|哈利法塔||Burj Khalifa|halifata|hlft|25.20|55.27
3007|sight|迪拜购物中心|杜拜購物中心|The Dubai Mall|dibaigouwuzhongxin|dbgwzx|25.20|55.28
3007|sight|朱美拉棕榈岛|朱美拉棕櫚島|Palm Jumeirah|zhumeilazonglvdao|zmlzld|25.11|55.14
3007|sight|迪拜码头|杜拜碼頭|Dubai Marina|dibaimatou|dbmt|25.08|55.14
3007|exhibition|迪拜世界贸易中心|杜拜世界貿易中心|Dubai World Trade Centre|dibaishijiemaoyizhongxin|dbsjmyzx|25.23|55.29
3007|business|迪拜国际金融中心|杜拜國際金融中心|Dubai International Financial Centre|dibaiguojijinrongzhongxin|dbgjjrzx|25.21|55.28
3007|business|德拉||Deira|dela|dl|25.27|55.32
3008|airport|伦敦希思罗机场|倫敦希思羅機場|London Heathrow Airport|lundunxisiluojichang|ldxsljc|51.47|-0.46
3008|airport|伦敦盖特威克机场|倫敦蓋特威克機場|London Gatwick Airport|lundungaiteweikejichang|ldgtwkjc|51.15|-0.19
3008|airport|伦敦斯坦斯特德机场|倫敦斯坦斯特德機場|London Stansted Airport|lundunsitansitedejichang|ldststdjc|51.88|0.23
3008|airport|伦敦卢顿机场|倫敦盧頓機場|London Luton Airport|lundunludunjichang|ldldjc|51.87|-0.37
3008|airport|伦敦城市机场|倫敦城市機場|London City Airport|lundunchengshijichang|ldcsjc|51.51|0.06
3008|sight|大本钟|大本鐘|Big Ben|dabenzhong|dbz|51.50|-0.12
3008|sight|大英博物馆|大英博物館|British Museum|dayingbowuguan|dybwg|51.52|-0.13
3008|sight|白金汉宫|白金漢宮|Buckingham Palace|baijinhangong|bjhg|51.50|-0.14
3008|sight|伦敦塔桥|倫敦塔橋|Tower Bridge|lunduntaqiao|ldtq|51.51|-0.08
3008|sight|牛津街||Oxford Street|niujinjie|njj|51.51|-0.14
3008|exhibition|伦敦会展中心|倫敦會展中心|ExCeL London|lundunhuizhanzhongxin|ldhzzx|51.51|0.03
3008|university|帝国理工学院|帝國理工學院|Imperial College London|diguoligongxueyuan|dglgxy|51.50|-0.18
3008|business|金丝雀码头|金絲雀碼頭|Canary Wharf|jinsiquematou|jsqmt|51.50|-0.02
3008|business|伦敦金融城|倫敦金融城|City of London|lundunjinrongcheng|ldjrc|51.51|-0.09
3008|business|国王十字车站|國王十字車站|King's Cross Station|guowangshizichezhan|gwszcz|51.53|-0.12
3009|airport|巴黎戴高乐机场|巴黎戴高樂機場|Paris Charles de Gaulle Airport|balidaigaolejichang|bldgljc|49.01|2.55
3009|airport|巴黎奥利机场|巴黎奧利機場|Paris-Orly Airport|baliaolijichang|blaljc|48.72|2.38
3009|airport|巴黎博韦机场|巴黎博韋機場|Paris-Beauvais Airport|baliboweijichang|blbwjc|49.45|2.11
3009|sight|埃菲尔铁塔|埃菲爾鐵塔|Eiffel Tower|aifeiertieta|afett|48.86|2.29
3009|sight|卢浮宫|盧浮宮|Louvre|lufugong|lfg|48.86|2.34
3009|sight|香榭丽舍大街|香榭麗舍大街|Champs-Élysées|xiangxielishedajie|xxlsdj|48.87|2.31
3009|sight|凯旋门|凱旋門|Arc de Triomphe|kaixuanmen|kxm|48.87|2.30
3009|sight|巴黎圣母院|巴黎聖母院|Notre-Dame|balishengmuyuan|blsmy|48.85|2.35
3009|sight|凡尔赛宫|凡爾賽宮|Palace of Versailles|fanersaigong|fesg|48.80|2.12
3009|exhibition|凡尔赛门展览中心|凡爾賽門展覽中心|Paris Expo Porte de Versailles|fanersaimenzhanlanzhongxin|fesmzlzx|48.83|2.29
3009|exhibition|维勒班特展览中心|維勒班特展覽中心|Paris Nord Villepinte|weilebantezhanlanzhongxin|wlbtzlzx|48.97|2.52
3009|business|拉德芳斯||La Défense|ladefangsi|ldfs|48.89|2.24
3010|airport|法兰克福机场|法蘭克福機場|Frankfurt Airport|falankefujichang|flkfjc|50.03|8.56
3010|sight|罗马广场|羅馬廣場|Römerberg|luomaguangchang|lmgc|50.11|8.68
3010|exhibition|法兰克福展览中心|法蘭克福展覽中心|Messe Frankfurt|falankefuzhanlanzhongxin|flkfzlzx|50.11|8.65
3010|business|欧洲央行|歐洲央行|European Central Bank|ouzhouyangxing|ozyx|50.11|8.70
3010|business|法兰克福中央车站|法蘭克福中央車站|Frankfurt Central Station|falankefuzhongyangchezhan|flkfzycz|50.11|8.66
3011|airport|纽约肯尼迪国际机场|紐約肯尼迪國際機場|New York JFK International Airport|niuyuekennidiguojijichang|nykndgjjc|40.64|-73.78
3011|airport|纽约纽瓦克自由国际机场|紐約紐瓦克自由國際機場|New York Newark Liberty International Airport|niuyueniuwakeziyouguojijichang|nynwkzygjjc|40.69|-74.17
3011|airport|纽约拉瓜迪亚机场|紐約拉瓜迪亞機場|New York LaGuardia Airport|niuyuelaguadiyajichang|nylgdyjc|40.78|-73.87
3011|sight|时代广场|時代廣場|Times Square|shidaiguangchang|sdgc|40.76|-73.99
3011|sight|中央公园|中央公園|Central Park|zhongyanggongyuan|zygy|40.78|-73.97
3011|sight|自由女神像||Statue of Liberty|ziyounvshenxiang|zynsx|40.69|-74.04
3011|sight|帝国大厦|帝國大廈|Empire State Building|diguodasha|dgds|40.75|-73.99
3011|sight|第五大道||Fifth Avenue|diwudadao|dwdd|40.76|-73.98
3011|exhibition|贾维茨会展中心|賈維茨會展中心|Javits Center|jiaweicihuizhanzhongxin|jwchzzx|40.76|-74.00
3011|university|哥伦比亚大学|哥倫比亞大學|Columbia University|gelunbiyadaxue|glbydx|40.81|-73.96
3011|business|华尔街|華爾街|Wall Street|huaerjie|hej|40.71|-74.01
3011|business|联合国总部|聯合國總部|United Nations Headquarters|lianheguozongbu|lhgzb|40.75|-73.97
3012|airport|洛杉矶国际机场|洛杉磯國際機場|Los Angeles International Airport|luoshanjiguojijichang|lsjgjjc|33.94|-118.41
3012|sight|好莱坞星光大道|好萊塢星光大道|Hollywood Walk of Fame|haolaiwuxingguangdadao|hlwxgdd|34.10|-118.33
3012|sight|环球影城|環球影城|Universal Studios Hollywood|huanqiuyingcheng|hqyc|34.14|-118.35
3012|sight|比弗利山庄|比弗利山莊|Beverly Hills|bifulishanzhuang|bflsz|34.07|-118.40
3012|sight|圣莫尼卡码头|聖莫尼卡碼頭|Santa Monica Pier|shengmonikamatou|smnkmt|34.01|-118.50
3012|exhibition|洛杉矶会展中心|洛杉磯會展中心|Los Angeles Convention Center|luoshanjihuizhanzhongxin|lsjhzzx|34.04|-118.27
3012|university|加州大学洛杉矶分校|加州大學洛杉磯分校|UCLA|jiazhoudaxueluoshanjifenxiao|jzdxlsjfx|34.07|-118.44
3013|airport|旧金山国际机场|舊金山國際機場|San Francisco International Airport|jiujinshanguojijichang|jjsgjjc|37.62|-122.37
3013|sight|金门大桥|金門大橋|Golden Gate Bridge|jinmendaqiao|jmdq|37.82|-122.48
3013|sight|渔人码头|漁人碼頭|Fisherman's Wharf|yurenmatou|yrmt|37.81|-122.42
3013|sight|联合广场|聯合廣場|Union Square|lianheguangchang|lhgc|37.79|-122.41
3013|exhibition|莫斯康会展中心|莫斯康會展中心|Moscone Center|mosikanghuizhanzhongxin|mskhzzx|37.78|-122.40
3013|university|加州大学伯克利分校|加州大學伯克利分校|UC Berkeley|jiazhoudaxuebokelifenxiao|jzdxbklfx|37.87|-122.26
3014|airport|悉尼金斯福德·史密斯机场|雪梨金斯福德·史密斯機場|Sydney Kingsford Smith International Airport|xinijinsifudeshimisijichang|xnjsfdsmsjc|-33.95|151.18
3014|sight|悉尼歌剧院|雪梨歌劇院|Sydney Opera House|xinigejuyuan|xngjy|-33.86|151.22
3014|sight|海港大桥|海港大橋|Sydney Harbour Bridge|haigangdaqiao|hgdq|-33.85|151.21
3014|sight|达令港|達令港|Darling Harbour|dalinggang|dlg|-33.87|151.20
3014|exhibition|悉尼国际会议中心|雪梨國際會議中心|ICC Sydney|xiniguojihuiyizhongxin|xngjhyzx|-33.87|151.20
3014|university|悉尼大学|雪梨大學|University of Sydney|xinidaxue|xndx|-33.89|151.19
3015|airport|墨尔本国际机场|墨爾本國際機場|Melbourne International Airport|moerbenguojijichang|mebgjjc|-37.67|144.84
3015|airport|墨尔本阿瓦隆机场|墨爾本阿瓦隆機場|Melbourne Avalon Airport|moerbenawalongjichang|mebawljc|-38.04|144.47
3015|sight|联邦广场|聯邦廣場|Federation Square|lianbangguangchang|lbgc|-37.82|144.97
3015|exhibition|墨尔本会展中心|墨爾本會展中心|Melbourne Convention and Exhibition Centre|moerbenhuizhanzhongxin|mebhzzx|-37.83|144.95
3015|university|墨尔本大学|墨爾本大學|University of Melbourne|moerbendaxue|mebdx|-37.80|144.96
3016|airport|温哥华国际机场|溫哥華國際機場|Vancouver International Airport|wengehuaguojijichang|wghgjjc|49.19|-123.18
3017|airport|多伦多皮尔逊国际机场|多倫多皮爾遜國際機場|Toronto Pearson International Airport|duolunduopierxunguojijichang|dldpexgjjc|43.68|-79.63
3017|airport|多伦多比利·毕晓普机场|多倫多比利·畢曉普機場|Toronto Billy Bishop Airport|duolunduobilibixiaopujichang|dldblbxpjc|43.63|-79.40
3018|airport|雅加达苏加诺-哈达国际机场|雅加達蘇加諾-哈達國際機場|Jakarta Soekarno-Hatta International Airport|yajiadasujianuohadaguojijichang|yjdsjnhdgjjc|-6.13|106.66
3018|airport|雅加达哈利姆·珀达纳库苏马机场|雅加達哈利姆·珀達納庫蘇馬機場|Jakarta Halim Perdanakusuma International Airport|yajiadahalimupodanakusumajichang|yjdhlmpdnksmjc|-6.27|106.89
3018|sight|独立广场|獨立廣場|Merdeka Square|duliguangchang|dlgc|-6.18|106.83
3018|exhibition|雅加达会展中心|雅加達會展中心|Jakarta Convention Center|yajiadahuizhanzhongxin|yjdhzzx|-6.21|106.81
3018|business|苏迪曼中央商务区|蘇迪曼中央商務區|Sudirman Central Business District|sudimanzhongyangshangwuqu|sdmzyswq|-6.23|106.81
3019|airport|胡志明市新山一国际机场|胡志明市新山一國際機場|Tan Son Nhat International Airport|huzhimingshixinshanyiguojijichang|hzmsxsygjjc|10.82|106.65
3019|sight|濒城市场|瀕城市場|Ben Thanh Market|binchengshichang|bcsc|10.77|106.70
3019|sight|统一宫|統一宮|Independence Palace|tongyigong|tyg|10.78|106.70
3019|exhibition|西贡会展中心|西貢會展中心|Saigon Exhibition and Convention Center|xigonghuizhanzhongxin|xghzzx|10.73|106.72
3019|business|第一郡||District 1|diyijun|dyj|10.78|106.70
3020|airport|河内内排国际机场|河內內排國際機場|Noi Bai International Airport|heneineipaiguojijichang|hnnpgjjc|21.22|105.81
3020|sight|还剑湖|還劍湖|Hoan Kiem Lake|haijianhu|hjh|21.03|105.85
3020|sight|胡志明陵||Ho Chi Minh Mausoleum|huzhimingling|hzml|21.04|105.83
3020|sight|三十六行街||Old Quarter|sanshiliuhangjie|sslhj|21.03|105.85
3020|exhibition|国家会议中心（河内）|國家會議中心（河內）|National Convention Center, Hanoi|guojiahuiyizhongxin|gjhyzx|21.01|105.78
3021|airport|马尼拉尼诺·阿基诺国际机场|馬尼拉尼諾·阿基諾國際機場|Ninoy Aquino International Airport|manilaninuoajinuoguojijichang|mnlnnajngjjc|14.51|121.02
3021|sight|王城区|王城區|Intramuros|wangchengqu|wcq|14.59|120.98
3021|business|马卡蒂|馬卡蒂|Makati|makadi|mkd|14.55|121.02
3021|business|博尼法西奥环球城|博尼法西奧環球城|Bonifacio Global City|bonifaxiaohuanqiucheng|bnfxahqc|14.55|121.05
3021|exhibition|SMX会议中心|SMX會議中心|SMX Convention Center|smxhuiyizhongxin|smxhyzx|14.53|120.98
3022|airport|巴厘岛伍拉·赖国际机场|峇里島伍拉·賴國際機場|I Gusti Ngurah Rai International Airport|balidaowulalaiguojijichang|bldwllgjjc|-8.75|115.17
3022|sight|库塔海滩|庫塔海灘|Kuta Beach|kutahaitan|ktht|-8.72|115.17
3022|sight|努沙杜瓦||Nusa Dua|nushaduwa|nsdw|-8.80|115.23
3022|sight|海神庙|海神廟|Tanah Lot|haishenmiao|hsm|-8.62|115.09
3022|sight|金巴兰|金巴蘭|Jimbaran|jinbalan|jbl|-8.77|115.17
3022|sight|水明漾||Seminyak|shuimingyang|smy|-8.69|115.16
3023|airport|伊斯坦布尔机场|伊斯坦布爾機場|Istanbul Airport|yisitanbuerjichang|ystbejc|41.26|28.74
3023|airport|伊斯坦布尔萨比哈·格克琴国际机场|伊斯坦布爾薩比哈·格克琴國際機場|Istanbul Sabiha Gökçen International Airport|yisitanbuersabihagekeqinguojijichang|ystbesbhgkqgjjc|40.90|29.31
3024|airport|芝加哥奥黑尔国际机场|芝加哥奧黑爾國際機場|Chicago O'Hare International Airport|zhijiageaoheierguojijichang|zjgahegjjc|41.98|-87.90
3024|airport|芝加哥中途国际机场|芝加哥中途國際機場|Chicago Midway International Airport|zhijiagezhongtuguojijichang|zjgztgjjc|41.79|-87.75
3024|sight|千禧公园|千禧公園|Millennium Park|qianxigongyuan|qxgy|41.88|-87.62
3024|exhibition|麦考密克会展中心|麥考密克會展中心|McCormick Place|maikaomikehuizhanzhongxin|mkmkhzzx|41.85|-87.62
3024|university|芝加哥大学|芝加哥大學|University of Chicago|zhijiagedaxue|zjgdx|41.79|-87.60
3025|airport|达拉斯-沃斯堡国际机场|達拉斯-沃斯堡國際機場|Dallas Fort Worth International Airport|dalasiwosibaoguojijichang|dlswsbgjjc|32.90|-97.04
3025|airport|达拉斯爱田机场|達拉斯愛田機場|Dallas Love Field|dalasiaitianjichang|dlsatjc|32.85|-96.85
3026|airport|亚特兰大哈茨菲尔德-杰克逊国际机场|亞特蘭大哈茨菲爾德-傑克遜國際機場|Atlanta Hartsfield-Jackson International Airport|yatelandahacifeierdejiekexunguojijichang|ytldhcfedjkxgjjc|33.64|-84.43
3027|airport|丹佛国际机场|丹佛國際機場|Denver International Airport|danfoguojijichang|dfgjjc|39.86|-104.67
3028|airport|莫斯科谢列梅捷沃国际机场|莫斯科謝列梅捷沃國際機場|Moscow Sheremetyevo International Airport|mosikexieliemeijiewoguojijichang|mskxlmjwgjjc|55.97|37.41
3028|airport|莫斯科多莫杰多沃国际机场|莫斯科多莫傑多沃國際機場|Moscow Domodedovo International Airport|mosikeduomojieduowoguojijichang|mskdmjdwgjjc|55.41|37.91
3028|airport|莫斯科伏努科沃国际机场|莫斯科伏努科沃國際機場|Moscow Vnukovo International Airport|mosikefunukewoguojijichang|mskfnkwgjjc|55.59|37.26
3028|airport|莫斯科茹科夫斯基国际机场|莫斯科茹科夫斯基國際機場|Moscow Zhukovsky International Airport|mosikerukefusijiguojijichang|mskrkfsjgjjc|55.55|38.15
3028|sight|红场|紅場|Red Square|hongchang|hc|55.75|37.62
3028|business|莫斯科国际商务中心|莫斯科國際商務中心|Moscow City|mosikeguojishangwuzhongxin|mskgjswzx|55.75|37.54
3028|exhibition|克罗库斯国际展览中心|克羅庫斯國際展覽中心|Crocus Expo|keluokusiguojizhanlanzhongxin|klksgjzlzx|55.82|37.39
3029|airport|明尼阿波利斯-圣保罗国际机场|明尼阿波利斯-聖保羅國際機場|Minneapolis–Saint Paul International Airport|mingniabolisishengbaoluoguojijichang|mnablssblgjjc|44.88|-93.22
3030|airport|华盛顿杜勒斯国际机场|華盛頓杜勒斯國際機場|Washington Dulles International Airport|huashengdundulesiguojijichang|hsddlsgjjc|38.94|-77.46
3030|airport|华盛顿里根国家机场|華盛頓里根國家機場|Washington Reagan National Airport|huashengdunligenguojiajichang|hsdlggjjc|38.85|-77.04
3031|airport|休斯敦乔治·布什洲际机场|休士頓喬治·布什洲際機場|George Bush Intercontinental Houston Airport|xiusidunqiaozhibushizhoujijichang|xsdqzbszjjc|29.98|-95.34
3031|airport|休斯敦霍比机场|休士頓霍比機場|Houston William P Hobby Airport|xiusidunhuobijichang|xsdhbjc|29.65|-95.28
3032|airport|阿姆斯特丹史基浦机场|阿姆斯特丹史基浦機場|Amsterdam Airport Schiphol|amusitedanshijipujichang|amstdsjpjc|52.31|4.76
3033|airport|底特律都会机场|底特律都會機場|Detroit Metropolitan Wayne County Airport|ditelvduhuijichang|dtldhjc|42.21|-83.35
3034|airport|西雅图-塔科马国际机场|西雅圖-塔科馬國際機場|Seattle–Tacoma International Airport|xiyatutakemaguojijichang|xyttkmgjjc|47.45|-122.31
3035|airport|圣路易斯兰伯特国际机场|聖路易斯蘭伯特國際機場|St. Louis Lambert International Airport|shengluyisilanboteguojijichang|slyslbtgjjc|38.75|-90.37
3036|airport|夏洛特道格拉斯国际机场|夏洛特道格拉斯國際機場|Charlotte Douglas International Airport|xialuotedaogelasiguojijichang|xltdglsgjjc|35.21|-80.94
3037|airport|波士顿洛根国际机场|波士頓洛根國際機場|Logan International Airport|boshidunluogenguojijichang|bsdlggjjc|42.36|-71.01
3038|airport|凤凰城天港国际机场|鳳凰城天港國際機場|Phoenix Sky Harbor International Airport|fenghuangchengtiangangguojijichang|fhctggjjc|33.44|-112.01
3039|airport|拉斯维加斯哈里·里德国际机场|拉斯維加斯哈里·里德國際機場|Harry Reid International Airport|lasiweijiasihalilideguojijichang|lswjshlldgjjc|36.08|-115.15
3039|sight|拉斯维加斯大道|拉斯維加斯大道|Las Vegas Strip|lasiweijiasidadao|lswjsdd|36.11|-115.17
3039|exhibition|拉斯维加斯会展中心|拉斯維加斯會展中心|Las Vegas Convention Center|lasiweijiasihuizhanzhongxin|lswjshzzx|36.13|-115.15
3040|airport|亚的斯亚贝巴博莱国际机场|阿迪斯阿貝巴博萊國際機場|Addis Ababa Bole International Airport|yadisiyabeibabolaiguojijichang|ydsybbblgjjc|8.98|38.80
3041|airport|维也纳国际机场|維也納國際機場|Vienna International Airport|weiyenaguojijichang|wyngjjc|48.11|16.57
3042|airport|圣保罗瓜鲁柳斯国际机场|聖保羅瓜魯柳斯國際機場|São Paulo Guarulhos - Governador André Franco Montoro International Airport|shengbaoluogualuliusiguojijichang|sblgllsgjjc|-23.43|-46.47
3042|airport|圣保罗孔戈尼亚斯机场|聖保羅孔戈尼亞斯機場|São Paulo Congonhas Airport|shengbaoluokonggeniyasijichang|sblkgnysjc|-23.63|-46.65
3042|airport|圣保罗维拉科波斯国际机场|聖保羅維拉科波斯國際機場|São Paulo Viracopos International Airport|shengbaoluoweilakebosiguojijichang|sblwlkbsgjjc|-23.01|-47.13
3043|airport|多哈哈马德国际机场|杜哈哈馬德國際機場|Hamad International Airport|duohahamadeguojijichang|dhhmdgjjc|25.27|51.61
3044|airport|布里斯班国际机场|布里斯本國際機場|Brisbane International Airport|bulisibanguojijichang|blsbgjjc|-27.38|153.12
3045|airport|巴塞罗那埃尔普拉特机场|巴塞隆納埃爾普拉特機場|Barcelona El Prat Airport|basailuonaaierpulatejichang|bslnaepltjc|41.30|2.08
3046|airport|德黑兰伊玛目霍梅尼国际机场|德黑蘭伊瑪目霍梅尼國際機場|Tehran Imam Khomeini International Airport|deheilanyimamuhuomeiniguojijichang|dhlymmhmngjjc|35.42|51.15
3046|airport|德黑兰梅赫拉巴德机场|德黑蘭梅赫拉巴德機場|Tehran Mehrabad International Airport|deheilanmeihelabadejichang|dhlmhlbdjc|35.69|51.31
3047|airport|慕尼黑机场|慕尼黑機場|Munich Airport|muniheijichang|mnhjc|48.35|11.79
3048|airport|布鲁塞尔机场|布魯塞爾機場|Brussels Airport|bulusaierjichang|blsejc|50.90|4.48
3048|airport|布鲁塞尔沙勒罗瓦机场|布魯塞爾沙勒羅瓦機場|Brussels South Charleroi Airport|bulusaiershaleluowajichang|blsesllwjc|50.46|4.46
3049|airport|约翰内斯堡奥利弗·坦博国际机场|約翰尼斯堡奧利弗·坦博國際機場|O.R. Tambo International Airport|yuehanneisibaoaolifutanboguojijichang|yhnsbalftbgjjc|-26.14|28.25
3050|airport|马德里巴拉哈斯机场|馬德里巴拉哈斯機場|Madrid Barajas Airport|madelibalahasijichang|mdlblhsjc|40.47|-3.56
3051|airport|苏黎世机场|蘇黎世機場|Zürich Airport|sulishijichang|slsjc|47.46|8.55
3052|airport|新德里英迪拉·甘地国际机场|新德里英迪拉·甘地國際機場|Indira Gandhi International Airport|xindeliyingdilagandiguojijichang|xdlydlgdgjjc|28.56|77.10
3053|airport|迈阿密国际机场|邁阿密國際機場|Miami International Airport|maiamiguojijichang|mamgjjc|25.79|-80.29
3054|airport|巴拿马城托库门国际机场|巴拿馬城托庫門國際機場|Tocumen International Airport|banamachengtuokumenguojijichang|bnmctkmgjjc|9.07|-79.38
3055|airport|奥克兰国际机场|奧克蘭國際機場|Auckland International Airport|aokelanguojijichang|aklgjjc|-37.01|174.79
3056|airport|布宜诺斯艾利斯埃塞萨国际机场|布宜諾斯艾利斯埃塞薩國際機場|Buenos Aires Minister Pistarini International Airport|buyinuosiailisiaisaisaguojijichang|bynsalsassgjjc|-34.82|-58.54
3056|airport|布宜诺斯艾利斯豪尔赫·纽伯里机场|布宜諾斯艾利斯豪爾赫·紐伯里機場|Buenos Aires Jorge Newbery Airpark|buyinuosiailisihaoerheniubolijichang|bynsalshehnbljc|-34.56|-58.42
3057|airport|盐湖城国际机场|鹽湖城國際機場|Salt Lake City International Airport|yanhuchengguojijichang|yhcgjjc|40.79|-111.98
3058|airport|奥兰多国际机场|奧蘭多國際機場|Orlando International Airport|aolanduoguojijichang|aldgjjc|28.43|-81.31
3059|airport|内罗毕国际机场|奈洛比國際機場|Jomo Kenyatta International Airport|neiluobiguojijichang|nlbgjjc|-1.32|36.93
3060|airport|墨西哥城贝尼托·胡亚雷斯国际机场|墨西哥城貝尼托·胡亞雷斯國際機場|Benito Juárez International Airport|moxigechengbeinituohuyaleisiguojijichang|mxgcbnthylsgjjc|19.44|-99.07
3061|airport|珀斯国际机场|伯斯國際機場|Perth International Airport|posiguojijichang|psgjjc|-31.94|115.97
3062|airport|波哥大埃尔多拉多国际机场|波哥大埃爾多拉多國際機場|El Dorado International Airport|bogedaaierduoladuoguojijichang|bgdaedldgjjc|4.70|-74.15
3063|airport|卡尔加里国际机场|卡爾加里國際機場|Calgary International Airport|kaerjialiguojijichang|kejlgjjc|51.12|-114.01
3064|airport|蒙特利尔特鲁多国际机场|蒙特婁特魯多國際機場|Montreal Trudeau International Airport|mengtelierteluduoguojijichang|mtletldgjjc|45.47|-73.74
3065|airport|费城国际机场|費城國際機場|Philadelphia International Airport|feichengguojijichang|fcgjjc|39.87|-75.24
3066|airport|曼彻斯特机场|曼徹斯特機場|Manchester Airport|manchesitejichang|mcstjc|53.35|-2.28
3067|airport|杜塞尔多夫机场|杜塞道夫機場|Düsseldorf Airport|dusaierduofujichang|dsedfjc|51.29|6.77
3068|airport|孟买贾特拉帕蒂·希瓦吉国际机场|孟買賈特拉帕蒂·希瓦吉國際機場|Mumbai Chhatrapati Shivaji International Airport|mengmaijiatelapadixiwajiguojijichang|mmjtlpdxwjgjjc|19.09|72.87
3068|airport|新孟买国际机场|新孟買國際機場|Navi Mumbai International Airport|xinmengmaiguojijichang|xmmgjjc|18.99|73.07
3069|airport|莫尔兹比港杰克逊国际机场|莫爾茲比港傑克遜國際機場|Port Moresby Jacksons International Airport|moerzibigangjiekexunguojijichang|mezbgjkxgjjc|-9.44|147.22
3070|airport|罗马菲乌米奇诺机场|羅馬菲烏米奇諾機場|Rome Fiumicino Airport|luomafeiwumiqinuojichang|lmfwmqnjc|41.80|12.25
3070|airport|罗马钱皮诺机场|羅馬錢皮諾機場|Rome Ciampino–G. B. Pastine International Airport|luomaqianpinuojichang|lmqpnjc|41.80|12.59
3071|airport|圣地亚哥阿图罗·梅里诺·贝尼特斯国际机场|聖地亞哥阿圖羅·梅里諾·貝尼特斯國際機場|Comodoro Arturo Merino Benítez International Airport|shengdiyageatuluomeilinuobeinitesiguojijichang|sdygatlmlnbntsgjjc|-33.39|-70.79
3072|airport|望加锡哈山努丁国际机场|望加錫哈山努丁國際機場|Hasanuddin International Airport|wangjiaxihashannudingguojijichang|wjxhsndgjjc|-5.06|119.55
3073|airport|斯德哥尔摩阿兰达机场|斯德哥爾摩阿蘭達機場|Stockholm-Arlanda Airport|sidegeermoalandajichang|sdgemaldjc|59.65|17.93
3074|airport|圣彼得堡普尔科沃机场|聖彼得堡普爾科沃機場|Pulkovo Airport|shengbidebaopuerkewojichang|sbdbpekwjc|59.80|30.26
3075|airport|柏林勃兰登堡机场|柏林勃蘭登堡機場|Berlin Brandenburg Airport|bolinbolandengbaojichang|blbldbjc|52.36|13.50
3076|airport|利马豪尔赫·查韦斯国际机场|利馬豪爾赫·查韋斯國際機場|Jorge Chávez International Airport|limahaoerhechaweisiguojijichang|lmhehcwsgjjc|-12.02|-77.11
3077|airport|赫尔辛基机场|赫爾辛基機場|Helsinki Vantaa Airport|heerxinjijichang|hexjjc|60.32|24.96
3078|airport|开罗国际机场|開羅國際機場|Cairo International Airport|kailuoguojijichang|klgjjc|30.11|31.40
3079|airport|雅典国际机场|雅典國際機場|Athens Eleftherios Venizelos International Airport|yadianguojijichang|ydgjjc|37.94|23.94
3080|airport|里斯本机场|里斯本機場|Humberto Delgado Airport|lisibenjichang|lsbjc|38.78|-9.14
3081|airport|日内瓦国际机场|日內瓦國際機場|Geneva Cointrin International Airport|rineiwaguojijichang|rnwgjjc|46.24|6.11
3082|airport|新西伯利亚托尔马乔沃国际机场|新西伯利亞托爾馬喬沃國際機場|Novosibirsk Tolmachevo Airport|xinxiboliyatuoermaqiaowoguojijichang|xxblytemqwgjjc|55.02|82.62
3083|airport|华沙肖邦机场|華沙肖邦機場|Warsaw Chopin Airport|huashaxiaobangjichang|hsxbjc|52.17|20.97
3084|airport|坎昆国际机场|坎昆國際機場|Cancún International Airport|kankunguojijichang|kkgjjc|21.04|-86.87
3085|airport|吉达阿卜杜勒-阿齐兹国王国际机场|吉達阿卜杜勒-阿齊茲國王國際機場|King Abdulaziz International Airport|jidaabuduleaqiziguowangguojijichang|jdabdlaqzgwgjjc|21.68|39.16
3086|airport|波特兰国际机场|波特蘭國際機場|Portland International Airport|botelanguojijichang|btlgjjc|45.59|-122.60
3087|airport|班加罗尔肯佩高达国际机场|班加羅爾肯佩高達國際機場|Kempegowda International Airport|banjialuoerkenpeigaodaguojijichang|bjlekpgdgjjc|13.20|77.71
3088|airport|米兰马尔彭萨机场|米蘭馬爾彭薩機場|Milan Malpensa International Airport|milanmaerpengsajichang|mlmepsjc|45.63|8.73
3088|airport|米兰利纳特机场|米蘭利納特機場|Milan Linate Airport|milanlinatejichang|mllntjc|45.45|9.28
3088|airport|米兰贝加莫机场|米蘭貝加莫機場|Milan Bergamo Airport|milanbeijiamojichang|mlbjmjc|45.67|9.71
3089|airport|阿布扎比扎耶德国际机场|阿布達比扎耶德國際機場|Zayed International Airport|abuzhabizhayedeguojijichang|abzbzydgjjc|24.44|54.65
3090|airport|巴西利亚国际机场|巴西利亞國際機場|Presidente Juscelino Kubitschek International Airport|baxiliyaguojijichang|bxlygjjc|-15.87|-47.92
3091|airport|贝洛奥里藏特国际机场|貝洛奧里藏特國際機場|Tancredo Neves International Airport|beiluoaolicangteguojijichang|blalctgjjc|-19.64|-43.97
3092|airport|圣迭戈国际机场|聖地牙哥國際機場|San Diego International Airport|shengdiegeguojijichang|sdggjjc|32.73|-117.19
3093|airport|马斯喀特国际机场|馬斯喀特國際機場|Muscat International Airport|masikateguojijichang|msktgjjc|23.59|58.28
3094|airport|巴尔的摩-华盛顿国际机场|巴爾的摩-華盛頓國際機場|Baltimore|baerdimohuashengdunguojijichang|bedmhsdgjjc|39.18|-76.67
3095|airport|加德满都特里布万国际机场|加德滿都特里布萬國際機場|Tribhuvan International Airport|jiademandutelibuwanguojijichang|jdmdtlbwgjjc|27.70|85.36
3096|airport|惠灵顿国际机场|威靈頓國際機場|Wellington International Airport|huilingdunguojijichang|hldgjjc|-41.33|174.81
3097|airport|累西腓瓜拉拉皮斯国际机场|累西腓瓜拉拉皮斯國際機場|Recife|leixifeigualalapisiguojijichang|lxfgllpsgjjc|-8.13|-34.92
3098|airport|基督城国际机场|基督城國際機場|Christchurch International Airport|jiduchengguojijichang|jdcgjjc|-43.49|172.53
3099|airport|海德拉巴国际机场|海德拉巴國際機場|Rajiv Gandhi International Airport|haidelabaguojijichang|hdlbgjjc|17.23|78.43
3100|airport|哥本哈根机场|哥本哈根機場|Copenhagen Kastrup Airport|gebenhagenjichang|gbhgjc|55.62|12.66
3101|airport|泗水朱安达国际机场|泗水朱安達國際機場|Juanda International Airport|sishuizhuandaguojijichang|sszadgjjc|-7.38|112.79
3102|airport|檀香山丹尼尔·井上国际机场|檀香山丹尼爾·井上國際機場|Daniel K Inouye International Airport|tanxiangshandannierjingshangguojijichang|txsdnejsgjjc|21.32|-157.92
3103|airport|利雅得哈立德国王国际机场|利雅德哈立德國王國際機場|King Khaled International Airport|liyadehalideguowangguojijichang|lydhldgwgjjc|24.96|46.70
3104|airport|福冈机场|福岡機場|Fukuoka Airport|fugangjichang|fgjc|33.59|130.45
3105|airport|奥斯陆机场|奧斯陸機場|Oslo Airport, Gardermoen|aosilujichang|asljc|60.19|11.10
3106|airport|阿德莱德国际机场|阿德萊德國際機場|Adelaide International Airport|adelaideguojijichang|adldgjjc|-34.95|138.53
3107|airport|纳什维尔国际机场|納什維爾國際機場|Nashville International Airport|nashiweierguojijichang|nswegjjc|36.12|-86.68
3108|airport|凯恩斯国际机场|凱恩斯國際機場|Cairns International Airport|kaiensiguojijichang|kesgjjc|-16.89|145.75
3109|airport|都柏林机场|都柏林機場|Dublin Airport|dubolinjichang|dbljc|53.43|-6.26
3110|airport|瓜达拉哈拉国际机场|瓜達拉哈拉國際機場|Guadalajara International Airport|guadalahalaguojijichang|gdlhlgjjc|20.52|-103.31
3111|airport|坦帕国际机场|坦帕國際機場|Tampa International Airport|tanpaguojijichang|tpgjjc|27.98|-82.53
3112|airport|斯图加特机场|斯圖加特機場|Stuttgart Airport|situjiatejichang|stjtjc|48.69|9.22
3113|airport|楠迪国际机场|楠迪國際機場|Nadi International Airport|nandiguojijichang|ndgjjc|-17.76|177.44
3114|airport|加尔各答国际机场|加爾各答國際機場|Netaji Subhash Chandra Bose International Airport|jiaergedaguojijichang|jegdgjjc|22.65|88.45
3115|airport|匹兹堡国际机场|匹茲堡國際機場|Pittsburgh International Airport|pizibaoguojijichang|pzbgjjc|40.49|-80.23
3116|airport|博洛尼亚机场|博洛尼亞機場|Bologna Guglielmo Marconi Airport|boluoniyajichang|blnyjc|44.54|11.29
3117|airport|金奈国际机场|金奈國際機場|Chennai International Airport|jinnaiguojijichang|jngjjc|12.99|80.17
3118|airport|卡萨布兰卡穆罕默德五世国际机场|卡薩布蘭卡穆罕默德五世國際機場|Mohammed V International Airport|kasabulankamuhanmodewushiguojijichang|ksblkmhmdwsgjjc|33.37|-7.59
3119|airport|布拉格瓦茨拉夫·哈维尔机场|布拉格瓦茨拉夫·哈維爾機場|Václav Havel Airport Prague|bulagewacilafuhaweierjichang|blgwclfhwejc|50.10|14.26
3120|airport|罗利-达勒姆国际机场|羅利-達勒姆國際機場|Raleigh Durham International Airport|luolidalemuguojijichang|lldlmgjjc|35.88|-78.79
3121|airport|里约热内卢加利昂国际机场|里約熱內盧加利昂國際機場|Rio de Janeiro Rio Galeão – Tom Jobim International Airport|liyuereneilujialiangguojijichang|lyrnljlagjjc|-22.81|-43.25
3121|airport|里约热内卢桑托斯·杜蒙特机场|里約熱內盧桑托斯·杜蒙特機場|Rio de Janeiro Santos Dumont Airport|liyuereneilusangtuosidumengtejichang|lyrnlstsdmtjc|-22.91|-43.16
3122|airport|伯明翰机场|伯明翰機場|Birmingham Airport|bominghanjichang|bmhjc|52.45|-1.75
3123|airport|拉各斯国际机场|拉哥斯國際機場|Murtala Muhammed International Airport|lagesiguojijichang|lgsgjjc|6.58|3.32
3124|airport|多特蒙德机场|多特蒙德機場|Dortmund Airport|duotemengdejichang|dtmdjc|51.52|7.61
3125|airport|爱丁堡机场|愛丁堡機場|Edinburgh Airport|aidingbaojichang|adbjc|55.95|-3.37
3126|airport|阿尔及尔机场|阿爾及爾機場|Houari Boumediene Airport|aerjierjichang|aejejc|36.69|3.21
3127|airport|科伦坡班达拉奈克国际机场|科倫坡班達拉奈克國際機場|Bandaranaike International Colombo Airport|kelunpobandalanaikeguojijichang|klpbdlnkgjjc|7.18|79.88
3128|airport|汉堡机场|漢堡機場|Hamburg Helmut Schmidt Airport|hanbaojichang|hbjc|53.63|9.99
3129|airport|巴塞尔机场|巴塞爾機場|Basel Mulhouse EuroAirport|basaierjichang|bsejc|47.60|7.52
3130|airport|宿务麦克坦国际机场|宿務麥克坦國際機場|Mactan Cebu International Airport|suwumaiketanguojijichang|swmktgjjc|10.31|123.98
3131|airport|布里斯托尔机场|布里斯托爾機場|Bristol Airport|bulisituoerjichang|blstejc|51.38|-2.72
3132|airport|马赛机场|馬賽機場|Marseille Provence Airport|masaijichang|msjc|43.44|5.21
3133|airport|达累斯萨拉姆尼雷尔国际机场|三蘭港尼雷爾國際機場|Julius Nyerere International Airport|daleisisalamunileierguojijichang|dlsslmnlegjjc|-6.88|39.20
3134|airport|布加勒斯特奥托佩尼国际机场|布加勒斯特奧托佩尼國際機場|Bucharest Henri Coandă International Airport|bujialesiteaotuopeiniguojijichang|bjlstatpngjjc|44.57|26.10
3135|airport|名古屋中部国际机场|名古屋中部國際機場|Chubu Centrair International Airport|mingguwuzhongbuguojijichang|mgwzbgjjc|34.86|136.81
3136|airport|里昂机场|里昂機場|Lyon Saint-Exupéry Airport|liangjichang|lajc|45.73|5.09
3137|airport|特拉维夫本-古里安机场|特拉維夫本-古里安機場|Ben Gurion International Airport|telaweifubengulianjichang|tlwfbglajc|32.01|34.89
3138|airport|艾哈迈达巴德国际机场|艾哈邁達巴德國際機場|Sardar Vallabh Bhai Patel International Airport|aihamaidabadeguojijichang|ahmdbdgjjc|23.08|72.63
3139|airport|埃德蒙顿国际机场|埃德蒙頓國際機場|Edmonton International Airport|aidemengdunguojijichang|admdgjjc|53.31|-113.58
3140|airport|圣何塞诺曼·峰田国际机场|聖荷西諾曼·峰田國際機場|Norman Y. Mineta San Jose International Airport|shenghesainuomanfengtianguojijichang|shsnmftgjjc|37.36|-121.93
3141|airport|安塔利亚国际机场|安塔利亞國際機場|Antalya International Airport|antaliyaguojijichang|atlygjjc|36.90|30.80
3142|airport|布达佩斯国际机场|布達佩斯國際機場|Budapest Liszt Ferenc International Airport|budapeisiguojijichang|bdpsgjjc|47.43|19.26
3143|airport|萨克拉门托国际机场|薩克拉門托國際機場|Sacramento International Airport|sakelamentuoguojijichang|sklmtgjjc|38.70|-121.59
3144|airport|开普敦国际机场|開普敦國際機場|Cape Town International Airport|kaipudunguojijichang|kpdgjjc|-33.96|18.60
3145|airport|基辅鲍里斯波尔国际机场|基輔鮑里斯波爾國際機場|Boryspil International Airport|jifubaolisiboerguojijichang|jfblsbegjjc|50.34|30.89
3146|airport|冲绳那霸机场|沖繩那霸機場|Naha Airport|chongshengnabajichang|csnbjc|26.20|127.65
3147|airport|阿雷格里港国际机场|阿雷格里港國際機場|Salgado Filho International Airport|aleigeligangguojijichang|alglggjjc|-29.99|-51.17
3148|airport|安卡拉埃森博阿国际机场|安卡拉埃森博阿國際機場|Esenboğa International Airport|ankalaaisenboaguojijichang|aklasbagjjc|40.13|33.00
3149|airport|科隆机场|科隆機場|Cologne Bonn Airport|kelongjichang|kljc|50.87|7.14
3150|airport|札幌新千岁机场|札幌新千歲機場|Sapporo New Chitose Airport|zhahuangxinqiansuijichang|zhxqsjc|42.78|141.69
3150|airport|札幌丘珠机场|札幌丘珠機場|Sapporo Okadama Airport|zhahuangqiuzhujichang|zhqzjc|43.12|141.38
3151|airport|卡胡卢伊国际机场|卡胡盧伊國際機場|Kahului International Airport|kahuluyiguojijichang|khlygjjc|20.90|-156.43
3152|airport|温尼伯国际机场|溫尼伯國際機場|Winnipeg|wenniboguojijichang|wnbgjjc|49.91|-97.24
3153|airport|尼斯机场|尼斯機場|Nice-Côte d'Azur Airport|nisijichang|nsjc|43.66|7.22
3154|airport|马拉加机场|馬拉加機場|Málaga-Costa del Sol Airport|malajiajichang|mljjc|36.67|-4.50
3155|airport|威尼斯马可波罗机场|威尼斯馬可波羅機場|Venice Marco Polo Airport|weinisimakeboluojichang|wnsmkbljc|45.51|12.35
3156|airport|哥伦布国际机场|哥倫布國際機場|John Glenn Columbus International Airport|gelunbuguojijichang|glbgjjc|40.00|-82.89
3157|airport|奥斯汀国际机场|奧斯汀國際機場|Austin Bergstrom International Airport|aositingguojijichang|astgjjc|30.20|-97.66
3158|airport|格拉斯哥国际机场|格拉斯哥國際機場|Glasgow International Airport|gelasigeguojijichang|glsggjjc|55.87|-4.43
3159|airport|卢森堡国际机场|盧森堡國際機場|Luxembourg-Findel International Airport|lusenbaoguojijichang|lsbgjjc|49.62|6.20
3160|airport|科威特国际机场|科威特國際機場|Kuwait International Airport|keweiteguojijichang|kwtgjjc|29.23|47.97
3161|airport|达尔文国际机场|達爾文國際機場|Darwin International Airport|daerwenguojijichang|dewgjjc|-12.41|130.88
3162|airport|苏瓦瑙索里国际机场|蘇瓦瑙索里國際機場|Nausori International Airport|suwanaosuoliguojijichang|swnslgjjc|-18.04|178.56
3163|airport|蒙特雷国际机场|蒙特雷國際機場|Monterrey International Airport|mengteleiguojijichang|mtlgjjc|25.78|-100.11
3164|airport|卑尔根机场|卑爾根機場|Bergen Airport, Flesland|beiergenjichang|begjc|60.29|5.22
3165|airport|萨尔茨堡机场|薩爾茨堡機場|Salzburg Airport|saercibaojichang|secbjc|47.79|13.00
3166|airport|阿布贾国际机场|阿布賈國際機場|Nnamdi Azikiwe International Airport|abujiaguojijichang|abjgjjc|9.01|7.26
3167|airport|达卡沙阿贾拉勒国际机场|達卡沙阿賈拉勒國際機場|Hazrat Shahjalal International Airport|dakashaajialaleguojijichang|dksajllgjjc|23.84|90.40
3168|airport|汤斯维尔机场|湯斯維爾機場|Townsville Airport|tangsiweierjichang|tswejc|-19.25|146.77
3169|airport|叶卡捷琳堡科利佐沃国际机场|葉卡捷琳堡科利佐沃國際機場|Koltsovo Airport|yekajielinbaokelizuowoguojijichang|ykjlbklzwgjjc|56.74|60.80
3170|airport|安曼阿丽娅王后国际机场|安曼阿麗婭王后國際機場|Queen Alia International Airport|anmanaliyawanghouguojijichang|amalywhgjjc|31.72|35.99
3171|airport|棉兰瓜拉纳穆国际机场|棉蘭瓜拉納穆國際機場|Kualanamu International Airport|mianlangualanamuguojijichang|mlglnmgjjc|3.64|98.87
3172|airport|林茨机场|林茨機場|Linz-Hörsching Airport|lincijichang|lcjc|48.23|14.19
3173|airport|鹿儿岛机场|鹿兒島機場|Kagoshima Airport|luerdaojichang|ledjc|31.80|130.72
3174|airport|恩德培国际机场|恩德培國際機場|Entebbe International Airport|endepeiguojijichang|edpgjjc|0.04|32.44
3175|airport|里加国际机场|里加國際機場|Riga International Airport|lijiaguojijichang|ljgjjc|56.92|23.97
3176|airport|渥太华国际机场|渥太華國際機場|Ottawa Macdonald-Cartier International Airport|wotaihuaguojijichang|wthgjjc|45.32|-75.67
3177|airport|卡拉奇国际机场|卡拉奇國際機場|Jinnah International Airport|kalaqiguojijichang|klqgjjc|24.91|67.16
3178|airport|杰克逊维尔国际机场|傑克遜維爾國際機場|Jacksonville International Airport|jiekexunweierguojijichang|jkxwegjjc|30.49|-81.69
3179|airport|阿拉木图国际机场|阿拉木圖國際機場|Almaty International Airport|alamutuguojijichang|almtgjjc|43.35|77.04
3180|airport|符拉迪沃斯托克国际机场|符拉迪沃斯托克國際機場|Vladivostok International Airport|fuladiwosituokeguojijichang|fldwstkgjjc|43.40|132.15
3181|airport|克利夫兰霍普金斯国际机场|克利夫蘭霍普金斯國際機場|Cleveland Hopkins International Airport|kelifulanhuopujinsiguojijichang|klflhpjsgjjc|41.41|-81.85
3182|airport|印第安纳波利斯国际机场|印第安納波利斯國際機場|Indianapolis International Airport|yindiannabolisiguojijichang|ydanblsgjjc|39.72|-86.29
3183|airport|马普托国际机场|馬普托國際機場|Maputo Airport|maputuoguojijichang|mptgjjc|-25.92|32.57
3184|airport|埃因霍温机场|埃因霍溫機場|Eindhoven Airport|aiyinhuowenjichang|ayhwjc|51.45|5.37
3185|airport|纽卡斯尔国际机场|紐卡斯爾國際機場|Newcastle International Airport|niukasierguojijichang|nksegjjc|55.04|-1.69
3186|airport|新奥尔良国际机场|紐奧良國際機場|Louis Armstrong New Orleans International Airport|xinaoerliangguojijichang|xaelgjjc|29.99|-90.26
3188|airport|萨尔瓦多国际机场|薩爾瓦多國際機場|Deputado Luiz Eduardo Magalhães International Airport|saerwaduoguojijichang|sewdgjjc|-12.91|-38.32
3189|airport|亚庇国际机场|亞庇國際機場|Kota Kinabalu International Airport|yabiguojijichang|ybgjjc|5.93|116.05
3190|airport|特隆赫姆韦尔内斯机场|特隆赫姆韋爾內斯機場|Trondheim Airport, Værnes|telonghemuweierneisijichang|tlhmwensjc|63.46|10.92
3191|airport|突尼斯国际机场|突尼斯國際機場|Tunis Carthage International Airport|tunisiguojijichang|tnsgjjc|36.85|10.23
3192|airport|安特卫普国际机场|安特衛普國際機場|Antwerp International Airport|anteweipuguojijichang|atwpgjjc|51.19|4.46
3193|airport|塔那那利佛机场|塔那那利佛機場|Ivato Airport|tananalifojichang|tnnlfjc|-18.80|47.48
3194|airport|图卢兹机场|圖盧茲機場|Toulouse-Blagnac Airport|tuluzijichang|tlzjc|43.63|1.36
3195|airport|阿利坎特机场|阿利坎特機場|Alicante-Elche Miguel Hernández Airport|alikantejichang|alktjc|38.28|-0.56
3196|airport|路易斯维尔国际机场|路易斯維爾國際機場|Louisville Muhammad Ali International Airport|luyisiweierguojijichang|lyswegjjc|38.17|-85.74
3197|airport|日惹国际机场|日惹國際機場|Yogyakarta International Airport|rireguojijichang|rrgjjc|-7.91|110.06
3197|airport|日惹阿迪苏吉普多国际机场|日惹阿迪蘇吉普多國際機場|Yogyakarta Adisutjipto International Airport|rireadisujipuduoguojijichang|rradsjpdgjjc|-7.79|110.43
3198|airport|贝鲁特国际机场|貝魯特國際機場|Beirut Rafic Hariri International Airport|beiluteguojijichang|bltgjjc|33.82|35.49
3199|airport|巴林国际机场|巴林國際機場|Bahrain International Airport|balinguojijichang|blgjjc|26.27|50.64
3200|airport|马累维拉纳国际机场|馬累維拉納國際機場|Malé International Airport|maleiweilanaguojijichang|mlwlngjjc|4.19|73.53
3201|airport|密尔沃基国际机场|密爾沃基國際機場|General Mitchell International Airport|mierwojiguojijichang|mewjgjjc|42.95|-87.90
3202|airport|鹿特丹机场|鹿特丹機場|Rotterdam The Hague Airport|lutedanjichang|ltdjc|51.96|4.44
3203|airport|基多马里斯卡尔·苏克雷国际机场|基多馬里斯卡爾·蘇克雷國際機場|Mariscal Sucre International Airport|jiduomalisikaersukeleiguojijichang|jdmlskesklgjjc|-0.13|-78.35
3204|airport|釜山金海国际机场|釜山金海國際機場|Gimhae International Airport|fushanjinhaiguojijichang|fsjhgjjc|35.18|128.94
3205|airport|堪萨斯城国际机场|堪薩斯城國際機場|Kansas City International Airport|kansasichengguojijichang|ksscgjjc|39.30|-94.71
3206|airport|纽伦堡机场|紐倫堡機場|Nuremberg Airport|niulunbaojichang|nlbjc|49.50|11.08
3207|airport|阿比让国际机场|阿比讓國際機場|Félix-Houphouët-Boigny International Airport|abirangguojijichang|abrgjjc|5.26|-3.93
3208|airport|巴伦西亚机场|巴倫西亞機場|Valencia Airport|balunxiyajichang|blxyjc|39.49|-0.48
3209|airport|大邱国际机场|大邱國際機場|Daegu Airport|daqiuguojijichang|dqgjjc|35.90|128.66
3210|airport|巴厘巴板国际机场|巴釐巴板國際機場|Sultan Aji Muhammad Sulaiman Sepinggan International Airport|balibabanguojijichang|blbbgjjc|-1.27|116.89
3211|airport|达曼法赫德国王国际机场|達曼法赫德國王國際機場|King Fahd International Airport|damanfahedeguowangguojijichang|dmfhdgwgjjc|26.47|49.80
3212|airport|索契国际机场|索契國際機場|Sochi International Airport|suoqiguojijichang|sqgjjc|43.45|39.96
3213|airport|伊尔库茨克国际机场|伊爾庫茨克國際機場|Irkutsk International Airport|yierkucikeguojijichang|yekckgjjc|52.27|104.39
3214|airport|危地马拉城拉奥罗拉国际机场|危地馬拉城拉奧羅拉國際機場|La Aurora Airport|weidimalachenglaaoluolaguojijichang|wdmlclallgjjc|14.58|-90.53
3215|airport|圣何塞胡安·圣玛丽亚国际机场|聖荷西胡安·聖瑪麗亞國際機場|Juan Santamaría International Airport|shenghesaihuanshengmaliyaguojijichang|shshasmlygjjc|9.99|-84.21
3216|airport|哈利法克斯斯坦菲尔德国际机场|哈利法克斯斯坦菲爾德國際機場|Halifax|halifakesisitanfeierdeguojijichang|hlfksstfedgjjc|44.88|-63.51
3217|airport|那不勒斯国际机场|拿坡里國際機場|Naples International Airport|nabulesiguojijichang|nblsgjjc|40.89|14.29
3218|airport|贝尔法斯特国际机场|貝爾法斯特國際機場|Belfast International Airport|beierfasiteguojijichang|befstgjjc|54.66|-6.22
3218|airport|贝尔法斯特城市机场|貝爾法斯特城市機場|Belfast City Airport|beierfasitechengshijichang|befstcsjc|54.62|-5.87
3219|airport|阿克拉国际机场|阿克拉國際機場|Kotoka International Airport|akelaguojijichang|aklgjjc|5.61|-0.17
3220|airport|古晋国际机场|古晉國際機場|Kuching International Airport|gujinguojijichang|gjgjjc|1.49|110.35
3221|airport|维罗纳机场|維羅納機場|Verona Villafranca Valerio Catullo Airport|weiluonajichang|wlnjc|45.40|10.89
3222|airport|基加利国际机场|基加利國際機場|Kigali International Airport|jijialiguojijichang|jjlgjjc|-1.97|30.14
3223|airport|南特机场|南特機場|Nantes Atlantique Airport|nantejichang|ntjc|47.15|-1.61
3224|airport|伊斯兰堡国际机场|伊斯蘭堡國際機場|Islamabad International Airport|yisilanbaoguojijichang|yslbgjjc|33.55|72.83
3225|airport|堪培拉国际机场|坎培拉國際機場|Canberra International Airport|kanpeilaguojijichang|kplgjjc|-35.31|149.19
3226|airport|汉诺威机场|漢諾威機場|Hannover Airport|hannuoweijichang|hnwjc|52.46|9.69
3227|airport|因斯布鲁克机场|因斯布魯克機場|Innsbruck Airport|yinsibulukejichang|ysblkjc|47.26|11.34
3228|airport|波尔多机场|波爾多機場|Bordeaux-Mérignac Airport|boerduojichang|bedjc|44.83|-0.72
3229|airport|利兹机场|利茲機場|Leeds Bradford Airport|lizijichang|lzjc|53.87|-1.66
3230|airport|塞维利亚机场|塞維利亞機場|Sevilla Airport|saiweiliyajichang|swlyjc|37.42|-5.89
3231|airport|贝尔格莱德机场|貝爾格勒機場|Belgrade Nikola Tesla Airport|beiergelaidejichang|begldjc|44.82|20.31
3232|airport|哥德堡机场|哥德堡機場|Göteborg Landvetter Airport|gedebaojichang|gdbjc|57.66|12.28
3233|airport|清迈国际机场|清邁國際機場|Chiang Mai International Airport|qingmaiguojijichang|qmgjjc|18.77|98.96
3233|sight|塔佩门|塔佩門|Tha Phae Gate|tapeimen|tpm|18.79|98.99
3233|sight|双龙寺|雙龍寺|Wat Phra That Doi Suthep|shuanglongsi|sls|18.80|98.92
3233|sight|宁曼路|寧曼路|Nimman Road|ningmanlu|nml|18.80|98.97
3234|airport|伊兹密尔国际机场|伊茲密爾國際機場|Adnan Menderes International Airport|yizimierguojijichang|yzmegjjc|38.29|27.16
3235|airport|萨凡纳国际机场|薩凡納國際機場|Savannah Hilton Head International Airport|safannaguojijichang|sfngjjc|32.13|-81.20
3236|airport|仰光国际机场|仰光國際機場|Yangon International Airport|yangguangguojijichang|yggjjc|16.91|96.13
3237|airport|圣多明各国际机场|聖多明各國際機場|Las Américas International Airport|shengduominggeguojijichang|sdmggjjc|18.43|-69.67
3238|airport|圣安东尼奥国际机场|聖安東尼奧國際機場|San Antonio International Airport|shengandongniaoguojijichang|sadnagjjc|29.53|-98.47
3239|airport|万象瓦岱国际机场|永珍瓦岱國際機場|Wattay International Airport|wanxiangwadaiguojijichang|wxwdgjjc|17.99|102.56
3240|airport|罗安达国际机场|羅安達國際機場|Quatro de Fevereiro International Airport|luoandaguojijichang|ladgjjc|-8.86|13.23
3241|airport|阿斯塔纳努尔苏丹·纳扎尔巴耶夫国际机场|阿斯塔納努爾蘇丹·納扎爾巴耶夫國際機場|Nursultan Nazarbayev International Airport|asitananuersudannazhaerbayefuguojijichang|astnnesdnzebyfgjjc|51.03|71.47
3242|airport|瓜亚基尔国际机场|瓜亞基爾國際機場|José Joaquín de Olmedo International Airport|guayajierguojijichang|gyjegjjc|-2.16|-79.88
3243|airport|格但斯克莱赫·瓦文萨机场|格但斯克萊赫·瓦文薩機場|Gdańsk Lech Wałęsa Airport|gedansikelaihewawensajichang|gdsklhwwsjc|54.38|18.47
3244|airport|明斯克机场|明斯克機場|Minsk National Airport|mingsikejichang|mskjc|53.89|28.04
3245|airport|卡塔尼亚机场|卡塔尼亞機場|Catania-Fontanarossa Airport|kataniyajichang|ktnyjc|37.47|15.07
3246|airport|斋浦尔国际机场|齋浦爾國際機場|Jaipur International Airport|zhaipuerguojijichang|zpegjjc|26.82|75.81
3247|airport|哈瓦那国际机场|哈瓦那國際機場|José Martí International Airport|hawanaguojijichang|hwngjjc|22.99|-82.41
3248|airport|济州国际机场|濟州國際機場|Jeju International Airport|jizhouguojijichang|jzgjjc|33.51|126.49
3249|airport|克拉科夫国际机场|克拉科夫國際機場|Kraków John Paul II International Airport|kelakefuguojijichang|klkfgjjc|50.08|19.78
3250|airport|塞舌尔国际机场|塞舌爾國際機場|Seychelles International Airport|saisheerguojijichang|ssegjjc|-4.67|55.52
3251|airport|金沙萨恩吉利国际机场|金沙薩恩吉利國際機場|Ndjili International Airport|jinshasaenjiliguojijichang|jssejlgjjc|-4.39|15.44
3252|airport|波尔图机场|波爾圖機場|Francisco de Sá Carneiro Airport|boertujichang|betjc|41.25|-8.68
3253|airport|都灵机场|都靈機場|Turin Airport|dulingjichang|dljc|45.20|7.65
3254|airport|索非亚机场|索非亞機場|Sofia Airport|suofeiyajichang|sfyjc|42.70|23.42
3255|airport|德累斯顿机场|德累斯頓機場|Dresden Airport|deleisidunjichang|dlsdjc|51.13|13.77
3256|airport|莱比锡-哈雷机场|萊比錫-哈雷機場|Leipzig|laibixihaleijichang|lbxhljc|51.42|12.23
3257|airport|孟菲斯国际机场|孟菲斯國際機場|Memphis International Airport|mengfeisiguojijichang|mfsgjjc|35.04|-89.98
3258|airport|巴淡岛国际机场|巴淡島國際機場|Hang Nadim International Airport|badandaoguojijichang|bddgjjc|1.12|104.12
3259|airport|维尔纽斯国际机场|維爾紐斯國際機場|Vilnius International Airport|weierniusiguojijichang|wensgjjc|54.63|25.29
3260|airport|科钦国际机场|科欽國際機場|Cochin International Airport|keqinguojijichang|kqgjjc|10.15|76.40
3261|airport|卢萨卡国际机场|盧薩卡國際機場|Kenneth Kaunda International Airport|lusakaguojijichang|lskgjjc|-15.33|28.45
3262|airport|里尔机场|里爾機場|Lille Airport|lierjichang|lejc|50.56|3.09
3263|airport|新山士乃机场|新山士乃機場|Senai International Airport|xinshanshinaijichang|xssnjc|1.64|103.67
3264|airport|毕尔巴鄂机场|畢爾巴鄂機場|Bilbao Airport|bierbaejichang|bebejc|43.30|-2.91
3265|airport|萨格勒布国际机场|札格瑞布國際機場|Zagreb Franjo Tuđman International Airport|sagelebuguojijichang|sglbgjjc|45.74|16.07
3266|airport|毛里求斯国际机场|毛里求斯國際機場|Sir Seewoosagur Ramgoolam International Airport|maoliqiusiguojijichang|mlqsgjjc|-20.43|57.68
3267|airport|拉纳卡国际机场|拉納卡國際機場|Larnaca International Airport|lanakaguojijichang|lnkgjjc|34.88|33.62
3268|airport|拉合尔国际机场|拉合爾國際機場|Allama Iqbal International Airport|laheerguojijichang|lhegjjc|31.52|74.40
3269|airport|塞萨洛尼基国际机场|塞薩洛尼基國際機場|Thessaloniki Macedonia International Airport|saisaluonijiguojijichang|sslnjgjjc|40.52|22.97
3270|airport|达喀尔布莱斯·迪亚涅国际机场|達喀爾布萊斯·迪亞涅國際機場|Blaise Diagne International Airport|dakaerbulaisidiyanieguojijichang|dkeblsdyngjjc|14.67|-17.07
3271|airport|佛罗伦萨佩雷托拉机场|佛羅倫斯佩雷托拉機場|Florence Airport, Peretola|foluolunsapeileituolajichang|fllspltljc|43.81|11.20
3272|airport|蔚山机场|蔚山機場|Ulsan Airport|weishanjichang|wsjc|35.59|129.35
3273|airport|槟城国际机场|檳城國際機場|Penang International Airport|binchengguojijichang|bcgjjc|5.30|100.28
3274|airport|布法罗尼亚加拉国际机场|布法羅尼亞加拉國際機場|Buffalo Niagara International Airport|bufaluoniyajialaguojijichang|bflnyjlgjjc|42.94|-78.73
3275|airport|维多利亚国际机场|維多利亞國際機場|Victoria International Airport|weiduoliyaguojijichang|wdlygjjc|48.65|-123.43
3276|airport|塔什干国际机场|塔什干國際機場|Tashkent International Airport|tashiganguojijichang|tsggjjc|41.26|69.28
3277|airport|长崎机场|長崎機場|Nagasaki Airport|changqijichang|cqjc|32.92|129.91
3278|airport|果阿达博林机场|果阿達博林機場|Goa Dabolim Airport|guoadabolinjichang|gadbljc|15.38|73.83
3278|airport|果阿莫帕国际机场|果阿莫帕國際機場|Goa Mopa International Airport|guoamopaguojijichang|gampgjjc|15.74|73.86
3279|airport|曼德勒国际机场|曼德勒國際機場|Mandalay International Airport|mandeleguojijichang|mdlgjjc|21.70|95.98
3280|airport|诗巫机场|詩巫機場|Sibu Airport|shiwujichang|swjc|2.26|111.98
3281|airport|格拉茨机场|格拉茨機場|Graz Airport|gelacijichang|glcjc|46.99|15.44
3282|airport|霍巴特国际机场|霍巴特國際機場|Hobart International Airport|huobateguojijichang|hbtgjjc|-42.84|147.51
3283|airport|塔林机场|塔林機場|Lennart Meri Tallinn Airport|talinjichang|tljc|59.41|24.83
3284|airport|巴格达国际机场|巴格達國際機場|Baghdad International Airport|bagedaguojijichang|bgdgjjc|33.26|44.23
3285|airport|关岛国际机场|關島國際機場|Antonio B. Won Pat International Airport|guandaoguojijichang|gdgjjc|13.48|144.80
3286|airport|芽庄金兰国际机场|芽莊金蘭國際機場|Cam Ranh International Airport|yazhuangjinlanguojijichang|yzjlgjjc|12.00|109.22
3287|airport|黄金海岸机场|黃金海岸機場|Gold Coast Airport|huangjinhaianjichang|hjhajc|-28.17|153.51
3288|airport|光州机场|光州機場|Gwangju Airport|guangzhoujichang|gzjc|35.12|126.81
3289|airport|长滩机场|長灘機場|Long Beach Airport|changtanjichang|ctjc|33.82|-118.15
3290|airport|雷克雅未克凯夫拉维克国际机场|雷克雅未克凱夫拉維克國際機場|Reykjavik Keflavik International Airport|leikeyaweikekaifulaweikeguojijichang|lkywkkflwkgjjc|63.98|-22.61
3291|airport|哈巴罗夫斯克机场|哈巴羅夫斯克機場|Khabarovsk Novy Airport|habaluofusikejichang|hblfskjc|48.53|135.19
3292|airport|第比利斯国际机场|提比里斯國際機場|Tbilisi International Airport|dibilisiguojijichang|dblsgjjc|41.67|44.95
3293|airport|阿什维尔机场|阿什維爾機場|Asheville Regional Airport|ashiweierjichang|aswejc|35.44|-82.54
3294|airport|魁北克国际机场|魁北克國際機場|Quebec Jean Lesage International Airport|kuibeikeguojijichang|kbkgjjc|46.79|-71.39
3295|airport|利物浦约翰·列侬机场|利物浦約翰·列儂機場|Liverpool John Lennon Airport|liwupuyuehanlienongjichang|lwpyhlnjc|53.33|-2.85
3296|airport|合艾国际机场|合艾國際機場|Hat Yai International Airport|heaiguojijichang|hagjjc|6.93|100.39
3297|airport|马拉喀什机场|馬拉喀什機場|Menara Airport|malakashijichang|mlksjc|31.61|-8.04
3298|airport|喀山国际机场|喀山國際機場|Kazan International Airport|kashanguojijichang|ksgjjc|55.61|49.28
3299|airport|岘港国际机场|峴港國際機場|Da Nang International Airport|xiangangguojijichang|xggjjc|16.04|108.20
3300|airport|达沃国际机场|達沃國際機場|Francisco Bangoy International Airport|dawoguojijichang|dwgjjc|7.13|125.65
3301|airport|函馆机场|函館機場|Hakodate Airport|hanguanjichang|hgjc|41.77|140.82
3302|airport|青森机场|青森機場|Aomori Airport|qingsenjichang|qsjc|40.73|140.69
3303|airport|苏梅岛机场|蘇梅島機場|Samui Airport|sumeidaojichang|smdjc|9.55|100.06
3304|airport|皇后镇国际机场|皇后鎮國際機場|Queenstown International Airport|huanghouzhenguojijichang|hhzgjjc|-45.02|168.74
3305|airport|蒙得维的亚国际机场|蒙得維的亞國際機場|Carrasco General Cesáreo L. Berisso International Airport|mengdeweidiyaguojijichang|mdwdygjjc|-34.84|-56.03
3306|airport|纳闽岛机场|納閩島機場|Labuan Airport|namindaojichang|nmdjc|5.30|115.25
3307|airport|埃里温国际机场|埃里溫國際機場|Zvartnots International Airport|ailiwenguojijichang|alwgjjc|40.15|44.40
3308|airport|阿什哈巴德国际机场|阿什哈巴德國際機場|Ashgabat International Airport|ashihabadeguojijichang|ashbdgjjc|37.99|58.36
3309|airport|巴库盖达尔·阿利耶夫国际机场|巴庫蓋達爾·阿利耶夫國際機場|Heydar Aliyev International Airport|bakugaidaeraliyefuguojijichang|bkgdealyfgjjc|40.47|50.05
3310|airport|神户机场|神戶機場|Kobe Airport|shenhujichang|shjc|34.63|135.22
3311|airport|广岛机场|廣島機場|Hiroshima Airport|guangdaojichang|gdjc|34.44|132.92
3312|airport|德班沙卡国王国际机场|德班沙卡國王國際機場|King Shaka International Airport|debanshakaguowangguojijichang|dbskgwgjjc|-29.61|31.12
3313|airport|仙台机场|仙台機場|Sendai Airport|xiantaijichang|xtjc|38.14|140.92
3314|airport|温得和克国际机场|溫得和克國際機場|Hosea Kutako International Airport|wendehekeguojijichang|wdhkgjjc|-22.48|17.47
3315|airport|赫尔格达国际机场|赫爾格達國際機場|Hurghada International Airport|heergedaguojijichang|hegdgjjc|27.18|33.80
3316|airport|宫崎机场|宮崎機場|Miyazaki Airport|gongqijichang|gqjc|31.88|131.45
3317|airport|斯普利特机场|斯普利特機場|Split Airport|sipulitejichang|spltjc|43.54|16.30
3318|airport|海防吉碑国际机场|海防吉碑國際機場|Cat Bi International Airport|haifangjibeiguojijichang|hfjbgjjc|20.82|106.72
3319|airport|高知机场|高知機場|Kochi Ryoma Airport|gaozhijichang|gzjc|33.55|133.67
3320|airport|不来梅机场|不來梅機場|Bremen Airport|bulaimeijichang|blmjc|53.05|8.79
3321|airport|马德拉机场|馬德拉機場|Madeira International Airport Cristiano Ronaldo|madelajichang|mdljc|32.70|-16.77
3322|airport|卢布尔雅那机场|盧布爾雅那機場|Ljubljana Jože Pučnik Airport|lubueryanajichang|lbeynjc|46.22|14.46
3323|airport|杜布罗夫尼克机场|杜布羅夫尼克機場|Dubrovnik Ruđer Bošković Airport|dubuluofunikejichang|dblfnkjc|42.56|18.27
3324|airport|秋田机场|秋田機場|Akita Airport|qiutianjichang|qtjc|39.62|140.22
3325|airport|比什凯克玛纳斯国际机场|比什凱克瑪納斯國際機場|Manas International Airport|bishikaikemanasiguojijichang|bskkmnsgjjc|43.06|74.48
3326|airport|萨拉热窝国际机场|薩拉熱窩國際機場|Sarajevo International Airport|salarewoguojijichang|slrwgjjc|43.82|18.33
3327|airport|斯里巴加湾国际机场|斯里巴卡旺國際機場|Brunei International Airport|silibajiawanguojijichang|slbjwgjjc|4.94|114.93
3328|airport|山打根机场|山打根機場|Sandakan Airport|shandagenjichang|sdgjc|5.90|118.06
3329|airport|甲米机场|甲米機場|Krabi Airport|jiamijichang|jmjc|8.10|98.99
3330|airport|长滩岛卡蒂克兰机场|長灘島卡蒂克蘭機場|Godofredo P. Ramos Airport|changtandaokadikelanjichang|ctdkdkljc|11.92|121.95
3331|airport|大叻连姜机场|大叻連姜機場|Lien Khuong Airport|dalelianjiangjichang|dlljjc|11.75|108.37
3332|airport|石垣机场|石垣機場|New Ishigaki Airport|shiyuanjichang|syjc|24.40|124.25
3333|airport|宫古岛机场|宮古島機場|Miyako Airport|gonggudaojichang|ggdjc|24.78|125.30
3334|airport|圣托里尼机场|聖托里尼機場|Santorini Airport|shengtuolinijichang|stlnjc|36.40|25.48
3335|airport|大分机场|大分機場|Oita Airport|dafenjichang|dfjc|33.48|131.74
3336|airport|卢克索国际机场|盧克索國際機場|Luxor International Airport|lukesuoguojijichang|lksgjjc|25.67|32.71
3337|airport|富国岛国际机场|富國島國際機場|Phu Quoc International Airport|fuguodaoguojijichang|fgdgjjc|10.17|103.99
3338|airport|爱丽丝泉机场|愛麗絲泉機場|Alice Springs Airport|ailisiquanjichang|alsqjc|-23.81|133.90
3339|airport|布拉迪斯拉发机场|布拉迪斯拉發機場|M. R. Štefánik Airport|buladisilafajichang|bldslfjc|48.17|17.21
3340|airport|顺化富牌国际机场|順化富牌國際機場|Phu Bai International Airport|shunhuafupaiguojijichang|shfpgjjc|16.40|107.70
3341|airport|下诺夫哥罗德国际机场|下諾夫哥羅德國際機場|Nizhny Novgorod Strigino International Airport|xianuofugeluodeguojijichang|xnfgldgjjc|56.23|43.78
3342|airport|小松机场|小松機場|Komatsu Airport|xiaosongjichang|xsjc|36.39|136.41
3343|airport|库斯科国际机场|庫斯科國際機場|Alejandro Velasco Astete International Airport|kusikeguojijichang|kskgjjc|-13.54|-71.94
3344|airport|静冈机场|靜岡機場|Mount Fuji Shizuoka Airport|jinggangjichang|jgjc|34.80|138.19
3345|airport|高松机场|高松機場|Takamatsu Airport|gaosongjichang|gsjc|34.21|134.02
3346|airport|冈山机场|岡山機場|Okayama Momotaro Airport|gangshanjichang|gsjc|34.76|133.85
3347|airport|新潟机场|新潟機場|Niigata Airport|xinxijichang|xxjc|37.96|139.12
3348|airport|北九州机场|北九州機場|Kitakyushu Airport|beijiuzhoujichang|bjzjc|33.85|131.03
3349|airport|德岛机场|德島機場|Tokushima Awaodori Airport|dedaojichang|ddjc|34.13|134.61
3350|airport|佐贺机场|佐賀機場|Saga Airport|zuohejichang|zhjc|33.15|130.30
3351|airport|芭堤雅乌塔堡国际机场|芭達雅烏塔堡國際機場|U-Tapao International Airport|badiyawutabaoguojijichang|bdywtbgjjc|12.68|101.00
3352|airport|朗勃拉邦国际机场|朗勃拉邦國際機場|Luang Phabang International Airport|langbolabangguojijichang|lblbgjjc|19.90|102.16
3353|airport|巴统国际机场|巴統國際機場|Batumi International Airport|batongguojijichang|btgjjc|41.61|41.60
3354|airport|薄荷邦劳国际机场|薄荷邦勞國際機場|Bohol-Panglao International Airport|bohebanglaoguojijichang|bhblgjjc|9.57|123.77
3355|airport|撒马尔罕机场|撒馬爾罕機場|Samarkand Airport|samaerhanjichang|smehjc|39.70|66.98
3356|airport|万隆国际机场|萬隆國際機場|Husein Sastranegara International Airport|wanlongguojijichang|wlgjjc|-6.90|107.58
3357|airport|龙目国际机场|龍目國際機場|Lombok International Airport|longmuguojijichang|lmgjjc|-8.76|116.28
3358|airport|兰卡威国际机场|蘭卡威國際機場|Langkawi International Airport|lankaweiguojijichang|lkwgjjc|6.33|99.73
3359|airport|清莱国际机场|清萊國際機場|Mae Fah Luang - Chiang Rai International Airport|qinglaiguojijichang|qlgjjc|19.95|99.88
3360|airport|素叻他尼机场|素叻他尼機場|Surat Thani Airport|suletanijichang|sltnjc|9.13|99.14
3361|airport|克卢日-纳波卡国际机场|克盧日-納波卡國際機場|Cluj Avram Iancu International Airport|kelurinabokaguojijichang|klrnbkgjjc|46.79|23.68
3362|airport|关丹机场|關丹機場|Kuantan Airport|guandanjichang|gdjc|3.78|103.21
3363|airport|怡保机场|怡保機場|Sultan Azlan Shah Airport|yibaojichang|ybjc|4.57|101.09
3364|airport|基律纳机场|基律納機場|Kiruna Airport|jilvnajichang|jlnjc|67.82|20.34
3365|airport|阿格拉机场|阿格拉機場|Agra Airport|agelajichang|agljc|27.16|77.96
3366|airport|科罗尔机场|科羅爾機場|Babelthuap Airport|keluoerjichang|klejc|7.37|134.54
3367|airport|杜尚别机场|杜尚別機場|Dushanbe Airport|dushangbiejichang|dsbjc|38.54|68.83
3368|airport|维沙卡帕特南机场|維沙卡帕特南機場|Visakhapatnam Airport|weishakapatenanjichang|wskptnjc|17.72|83.23
3369|airport|布哈拉国际机场|布哈拉國際機場|Bukhara International Airport|buhalaguojijichang|bhlgjjc|39.77|64.48
3370|airport|暹粒吴哥国际机场|暹粒吳哥國際機場|Siem Reap-Angkor International Airport|xianliwugeguojijichang|xlwggjjc|13.37|104.22
3371|airport|乌兰巴托成吉思汗国际机场|烏蘭巴托成吉思汗國際機場|Ulaanbaatar Chinggis Khaan International Airport|wulanbatuochengjisihanguojijichang|wlbtcjshgjjc|47.65|106.82
3372|airport|金边德崇国际机场|金邊德崇國際機場|Techo International Airport|jinbiandechongguojijichang|jbdcgjjc|11.36|104.92
3373|airport|西哈努克国际机场|西哈努克國際機場|Sihanoukville International Airport|xihanukeguojijichang|xhnkgjjc|10.57|103.63
3374|airport|华欣机场|華欣機場|Hua Hin Airport|huaxinjichang|hxjc|12.64|99.95
3375|airport|内比都国际机场|內比都國際機場|Nay Pyi Taw International Airport|neibiduguojijichang|nbdgjjc|19.62|96.20
3376|airport|蒲甘良乌机场|蒲甘良烏機場|Bagan Airport|puganliangwujichang|pglwjc|21.18|94.93
3377|airport|务安国际机场|務安國際機場|Muan International Airport|wuanguojijichang|wagjjc|34.99|126.38
3378|airport|清州国际机场|清州國際機場|Cheongju International Airport|qingzhouguojijichang|qzgjjc|36.72|127.50
3379|airport|塞班国际机场|塞班國際機場|Saipan International Airport|saibanguojijichang|sbgjjc|15.12|145.73
3380|airport|布拉戈维申斯克机场|布拉戈維申斯克機場|Ignatyevo Airport|bulageweishensikejichang|blgwsskjc|50.43|127.41
3381|airport|乌兰乌德国际机场|烏蘭烏德國際機場|Baikal International Airport|wulanwudeguojijichang|wlwdgjjc|51.81|107.44
3382|sight|清水寺||Kiyomizu-dera|qingshuisi|qss|34.99|135.79
3382|sight|伏见稻荷大社|伏見稻荷大社|Fushimi Inari Shrine|fujiandaohedashe|fjdhds|34.97|135.77
3382|sight|金阁寺|金閣寺|Kinkakuji|jingesi|jgs|35.04|135.73
3382|sight|岚山|嵐山|Arashiyama|lanshan|ls|35.01|135.67
3382|sight|祇园|祇園|Gion|qiyuan|qy|35.00|135.78
3382|university|京都大学|京都大學|Kyoto University|jingdudaxue|jddx|35.03|135.78
`

/**
 * Dictionary forms of words that general English uses so often that they are nobody's own: about 1,600, chosen by hand for this
 * product from everyday prose, not taken from any list. Pure data.
 */
export const generalEnglish: ReadonlySet<string> = new Set(
  `a about above accept according account across act action active activity actual add address advice affect afraid after afternoon again
against age ago agree ahead air all allow almost alone along already also although always am amazing among amount an and angry animal
another answer any anybody anymore anyone anything anyway anywhere apart apartment appear apple apply approach april are area aren't
argue arm around arrange arrive art article as ask asleep at attack attention august autumn available average avoid awake aware away
baby back background bad bag balance ball bank bar base basic bath be beat beautiful because become bed before begin behind being
believe belong below benefit beside best better between beyond big bill bird birthday bit black blame block blood blow blue board boat
body book border bore born borrow boss both bottle bottom box boy brain branch break breakfast breath breathe bridge brief bright bring
broad brother brown build building burn bus business busy but button buy by call calm camera can can't cancel cannot capital car card
care careful carry case catch category cause celebrate cell center central centre century certain certainly chair challenge chance change
character charge cheap check child choice choose christmas church circle city claim class clean clear clearly clever click climb close
clothes cloud club coat cold collect college color colour column come comfort comfortable comment common community company compare
complete complex computer concern condition connect consider contact contain content continue control conversation cook cool copy corner
correct cost could country couple courage course cover crazy create cross crowd cry culture cup current customer cut dad daily damage
dance danger dark data date daughter day dead deal dear death december decide decision deep degree delay deliver demand depend describe
design desk despite detail develop device die difference different difficult dinner direct direction dirty discover discuss dish distance
divide do doctor document dog door double doubt down dozen draw dream dress drink drive drop dry due during dust duty each ear early earn
earth ease easily east easy eat edge education effect effort egg eight either else email empty end energy engine enjoy enough enter entire
equal error escape especially establish evening event ever every everybody everyone everything everywhere exact exactly example excellent
except exchange excite exciting excuse exercise exist expect expensive experience explain express extra eye face fact fail fair fall false
familiar family famous far fast father favor favorite favour favourite fear feature february feed feel feeling few field fight figure file
fill film final finally find fine finger finish fire firm first fish fit five fix flat floor flow flower fly focus follow food foot for
force foreign forest forever forget form forward four free freedom fresh friday friend friendly from front fruit full fun funny further
future gain game garden general gentle get gift girl give glad glass go goal god gold good grab grand great green grey ground group grow
guard guess guest guide guy habit hair half hall hand handle hang happen happy hard hardly hat hate have he head health healthy hear heart
heat heavy height hello help helpful her here hers herself hi hide high him himself his history hit hold hole holiday home honest hope
horse hospital hot hotel hour house how however huge human hundred hungry hurry hurt husband i ice idea if ill image imagine immediately
important impossible improve in include increase indeed inform information inside instead interest interesting into introduce invite
involve iron is island issue it item its itself january job join joke journey joy july jump june just keep key kid kill kind king kitchen
know knowledge lack lady lake land language large last late later laugh law lay lazy lead learn least leave left leg lend less lesson let
letter level lie life lift light like likely limit line link lip list listen little live local lock long look lose loss lot loud love
lovely low luck lucky lunch machine magazine mail main make man manage many map march mark market marry match material matter may maybe me
meal mean measure meat meet meeting member memory mention menu mess message method middle might mile milk million mind mine minute mirror
miss mistake mix model modern moment monday money month mood moon more morning most mother mountain mouth move movie mr mrs much mum music
must my myself name narrow nation nature near nearly necessary neck need neighbor neighbour neither nervous never new news next nice night
nine no nobody noise none nor normal north nose not note nothing notice november now number object obvious october of off offer office
often oh oil okay old on once one online only onto open operate opinion opportunity opposite or orange order ordinary organize original
other otherwise ought our ours ourselves out outside over own owner pack page pain paint pair paper parent park part party pass past path
patient pattern pay peace people pepper per perfect perhaps period person personal phone photo pick picture piece pink place plain plan
plane plant plate play please pleased pleasure plenty plus pocket point police poor popular position possible post power practice practise
prefer prepare present press pretty prevent price print private probably problem process produce product professional program project
promise proper protect proud prove provide public pull pure purpose push put quality quarter queen question quick quickly quiet quite race
rain raise range rate rather reach read reader ready real realise realize really reason receive recent recognise recognize recommend
record red reduce regular relate relax remain remember remind remove repair repeat replace reply report request require respect rest result
return rich ride right ring rise risk river road rock role roll room round row rule run rush sad safe safety same saturday save say scale
school science score sea search season seat second secret section security see seem select sell send sense sentence separate september
series serious serve service set seven several shade shake shall shape share she shine ship shirt shoe shop short should shoulder shout show
shut sick side sign silence silver similar simple simply since sing single sister sit situation six size skill skin sky sleep slide slip
slow small smart smell smile smoke smooth so social society soft some somebody somehow someone something sometimes somewhere son song soon
sorry sort sound source south space speak special speed spend spot spread spring square stage stair stand standard star start state station
stay step stick still stone stop store story straight strange street stress stretch strong structure student study stuff style subject succeed
success such sudden suddenly suggest suit summer sun sunday super supply support suppose sure surface surprise sweet swim system table take
talk tall task taste teach team tear technology tell ten term terrible test than thank that the their theirs them themselves then there
therefore these they thick thin thing think third thirsty this those though thought thousand three through throughout throw thursday thus
ticket tie tight time tiny tired to today together tomorrow tonight too tool top total touch tough tour toward towards town trade traffic
train travel treat tree trick trip trouble true trust truth try tuesday turn twelve twenty twice two type under understand unit unless until
up upon upset us use useful user usual usually value various very via view village visit voice wait walk wall want war warm wash waste watch
water way we weak wear weather website wednesday week weekend weight welcome well west wet what whatever wheel when whenever where whether
which while white who whole whom whose why wide wife wild will win wind window wine winter wise wish with within without woman wonder
wonderful wood word work worker world worry worse worst worth would write wrong yard yeah year yellow yes yesterday yet you young your yours
yourself zero able absolutely actually advantage aim angle announce annual anyway appreciate appropriate ask assist aspect attempt attend
attract audience author basically basis battle behaviour behavior belief bother bottom budget capable career chief chapter choice clearly
combine commit compete concept conclude conduct confident confirm confuse consist constant contrast contribute convince couple crucial
decade decent definitely deserve desire determine difficulty discount distinct easily edit effective efficient element eliminate encourage
ensure entirely environment essential eventually evidence exactly exclude extend extremely factor fairly fashion feedback flexible former
forth fortunately frequent fully fundamental generally genuine gather global gradually guarantee guidance handy happiness highlight hopefully
ideal identify ignore impact imply impress individual initial insist inspire instance intend internal largely launch leader literally loads
locate mainly maintain major majority manner massive minimum minor moreover motion multiple naturally neat negative network numerous obtain
obviously occur option outcome overall participate particular perform permanent permit perspective pleasant portion positive possibly potential
powerful precise prior priority progress proof properly propose purchase pursue quantity quote rarely react realistic recently refer reflect
regard region relationship relatively release relevant rely remarkable represent resource respond response responsible reveal role roughly
route routine sample satisfy schedule scene search seek seldom selection sensible session settle severe shift shortly significant slight
slightly solid solution solve specific spirit spite stable steady strategy strength strict struggle substantial sufficient summary surround
survive swear switch target tend theme thorough tip title topic track tradition transfer trend typical ultimate unique update upper urgent
usual valuable variety vast version victory vital volume vote warn wealth welcome whereas willing wonder worthwhile additional furthermore
individual approximately tried thing don't it's i'm we're you're they're that's there's let's isn't doesn't didn't won't wouldn't couldn't
i'll we'll you'll they'll i've we've you've they've hey gonna wanna gotta folks yep thanks thank literally`.split(
    /\s+/,
  ),
);

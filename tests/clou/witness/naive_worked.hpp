#pragma once
#include <memory>
#include <string>

#include <clou/witness/naive_edition.hpp>

// The tables that positions built by hand stand on, as the second witness reads them.

namespace naive_clou {

inline const std::string& worked_text() {
  static const std::string text = R"(sheet | matt
escape | 5
strength | any | >p: strength | <4 | >p: strength | any | <p: strength
dexterity | <3: clever | >p: shift 1 | any: dexterity | <p | >4: lock | <p: dexterity
clever | any | =p: clever | <4 | >p: electro | any: clever | >p: fill
grid | 5 | 8 | 6 | dexterity
grid | 3 | 10 | 4 | lock
grid | 7 | 2 | 9 | clever
columns | lock | electro | dexterity
rings | >3 | <5 | lock, safe
rings | <4 | >5 | lock, clever
tree | 6 | shift 1 | start
tree | 8 | dexterity | start
tree | 2 | lock | tree.1
tree | 13 | clever | tree.1
tree | 4 | lock | tree.2
tree | 9 | clever | tree.2
tree | 15 | electro | tree.3, tree.4
tree | 11 | safe | tree.5, tree.6
specials | dexterity | dexterity | lock
specials | strength | clever | electro
bonus | faces 6 6 | dexterity
bonus | triple | lock

sheet | janet
escape | 4
strength | any | <p: strength | >2 | >p: strength | <4: dexterity | >p: strength
dexterity | any: dexterity | >p: lock | <p: dexterity | <3: extra 4 | >p: dexterity | any: lock
clever | <4: clever | >p: clever | >3: electro | <p | any: clever | =p: electro
grid | 4 | 9 | 2 | electro
grid | 7 | 5 | 11 | clever
grid | 3 | 6 | 8 | dexterity
columns | clever | escape | electro
rings | <4 | >5 | clever, strength
rings | >2 | <3 | dexterity, extra 3
pyramid | <4 | any | <4 | =p: dexterity | >p: clever | >p: escape, electro
specials | clever | electro | escape
specials | dexterity | dexterity | escape
specials | lock | electro | safe
bonus | faces 1 1 | electro
bonus | straight | escape

sheet | trixie
escape | 5
strength | any: strength | >p: strength | <p | any: strength | >3: dexterity | <p: safe
dexterity | >2: dexterity | <p: dexterity | any | =p: dexterity | <4: lock | >p: dexterity
clever | any: clever | <4 | >p: clever | >4: electro | <p: clever | any
rings | >3 | >3 | safe, dexterity
rings | <5 | any | safe
tree | 5 | strength | start
tree | 9 | electro | start
tree | 7 | electro | tree.1
tree | 12 | safe | tree.1, tree.2
tree | 3 | dexterity | tree.2
tree | 10 | safe | tree.3, tree.4
tree | 4 | clever | tree.4, tree.5
tree | 14 | safe, lock | tree.6, tree.7
pyramid | any | <5 | any | =p: electro | >p: safe | =p: lock
specials | strength | electro | safe
specials | clever | dexterity | lock
bonus | faces 1 3 | shift 2
bonus | faces 4 4 | safe

sheet | bruce
escape | 5
strength | any: strength | >p: strength | <p: strength | any: strength | >4: lock | >p: strength
dexterity | <4: dexterity | >p: dexterity | <p | >3: dexterity | =p: lock | <3: dexterity
clever | >4 | <p: clever | <3: electro | >p: shift 1 | any: clever | <p: clever
grid | 6 | 3 | 10 | strength
grid | 12 | 5 | 4 | lock
grid | 2 | 7 | 8 | strength
columns | safe | dexterity | strength
tree | 4 | strength | start
tree | 7 | strength | start
tree | 11 | clever | tree.1
tree | 3 | strength | tree.1, tree.2
tree | 8 | dexterity | tree.2
tree | 16 | lock | tree.3, tree.4
tree | 6 | strength | tree.4, tree.5
tree | 10 | safe | tree.6, tree.7
pyramid | >3 | >2 | >3 | >p: strength | =p: strength | <p: lock
specials | strength | strength | lock
specials | strength | dexterity | clever
specials | lock | strength | safe
bonus | faces 6 6 | strength
bonus | triple | safe

plan | villa | garden
time | 9; 0, 1, 2
traces | 7; 0, 1, 2
police | 6; 0, 1, 2
arrows | 4
alarms | 1 | escape
score | 0, 0, 1, 2
challenge | window | garden |  | dexterity strength strength@2 clever@3 |  |  | hall
challenge | sidedoor | garden |  | clever > lock@2 | strength strength@2 strength@3 !trace |  | kitchen
challenge | camera | hall |  | electro electro@3 | clever clever@2 dexterity | 3 |
challenge | cabinet | hall |  | dexterity dexterity@2 | strength strength@3 !trace | 2 |
challenge | door | hall |  | lock lock@3 | strength strength strength@2 !trace |  | study
challenge | silver | kitchen |  | dexterity/clever strength@2 |  | 2 |
challenge | stairs | kitchen |  | strength dexterity clever@2 |  |  | hall
challenge | desk | study |  | lock clever@2 | clever clever !trace | 3 |
challenge | safe | study |  | safe > electro@2 > safe@3 | strength strength electro !alarm | 5 |
challenge | bust | study | desk | strength strength@2 dexterity@3 |  | 3 |

plan | museum | street
time | 11; 0, 2, 3
traces | 7; 0, 1, 2
police | 6; 0, 1, 2
arrows | 4
alarms | 2 | escape
score | 0, 0, 1, 2
challenge | gate | street |  | lock strength@2 strength@3 | strength strength dexterity@2 !trace |  | lobby
challenge | drainpipe | street |  | dexterity strength strength@2 dexterity@3 |  |  | attic
challenge | watchman | lobby |  | clever clever | strength strength strength@2 !trace |  | gallery
challenge | shop | lobby |  | dexterity/lock clever@2 |  | 2 |
challenge | fusebox | attic |  | electro > electro@2 | strength !alarm |  | gallery
challenge | crate | attic |  | strength strength@2 strength@3 |  | 2 |
challenge | painting | gallery |  | dexterity clever@2 | strength !trace | 2 |
challenge | mummy | gallery |  | strength strength dexterity@2 clever@3 |  | 3 |
challenge | laser | gallery |  | electro electro@3 dexterity | clever clever dexterity@2 |  | vault
challenge | showcase | vault |  | lock dexterity@2 | strength !alarm | 3 |
challenge | crown | vault | showcase | safe > dexterity > clever@2 | safe safe | 4 |
challenge | strongbox | vault |  | safe lock@2 safe@3 electro@2 |  | 3 |

plan | glassworks | yard
time | 12; 0, 2, 4
traces | 7; 0, 1, 2
police | 6; 0, 1, 2
arrows | 4
alarms | 1 | escape
score | 2, 0, 1, 2
challenge | fence | yard |  | strength dexterity@2 strength@3 | dexterity clever@3 !trace |  | furnace
challenge | skylight | yard |  | dexterity dexterity lock@3 |  |  | showroom
challenge | dog | yard |  | clever dexterity@2 |  | 1 |
challenge | moulds | furnace |  | strength strength@2 | electro | 2 |
challenge | polisher | furnace |  | electro dexterity strength@3 |  | 0 diamond, 0 diamond |
challenge | officedoor | furnace |  | lock strength@2 | strength strength !trace |  | office
challenge | till | office |  | lock clever@2 dexterity@3 | clever clever !trace | 3 |
challenge | paysafe | office |  | safe > lock@2 > safe@3 | electro safe !trace | 5 |
challenge | hamper | office |  | strength/dexterity clever@3 |  | 0 double |
challenge | display | showroom |  | clever dexterity strength@2 | strength strength !alarm | 2, 0 diamond |
challenge | mantrap | showroom |  | electro | dexterity clever@2 clever@3 !trace |  |
challenge | replica | showroom | mantrap | lock > safe > dexterity@3 |  | 2 special |
challenge | tree | showroom |  | dexterity clever@2 |  | 0 double |

plan | hotel | street
time | 12; 0, 2, 3
traces | 7; 0, 1, 2
police | 6; 0, 1, 2
arrows | 4
alarms | 3 | jump 9
score | 0, 2, 1, 0
challenge | porter | street |  | clever clever@2 | strength strength@2 !alarm |  | lobby
challenge | delivery | street |  | strength dexterity@2 strength@3 |  |  | kitchen
challenge | pantry | kitchen |  | dexterity/strength |  | 0 double |
challenge | goose | kitchen | pantry | dexterity clever@2 |  | 0 double |
challenge | lift | kitchen |  | electro strength@3 | strength strength@2 !trace |  | corridor
challenge | keyboard | lobby |  | #7 > #11@2 | lock dexterity@3 !alarm | 2 | corridor
challenge | cloakroom | lobby |  | dexterity clever@3 |  | 2 |
challenge | room21 | corridor |  | lock clever@2 | strength strength@3 !alarm | 3 |
challenge | suitedoor | corridor |  | #9 lock@2 | electro lock !trace |  | suite
challenge | jewelcase | suite |  | dexterity clever | safe lock@2 | 4 |
challenge | notebook | suite |  | #4 > #13 > #8 | clever clever electro !trace | 2 special |
challenge | gifts | suite |  | strength/clever dexterity@2 |  | 0 double |
challenge | strongroom | lobby |  | lock > electro > safe@2 | safe safe@3 !alarm |  | strongroom
challenge | deposits | strongroom |  | safe dexterity@2 safe@3 |  | 5 |

plan | concert | alley
time | 13; 0, 1, 2
traces | 7; 0, 1, 2
police | 6; 0, 1, 2
arrows | 4
alarms | 2 | escape
score | 0, 0, 1, 0
concert | pause pause loud quiet loud instrumental pause loud quiet instrumental loud quiet loud
sneaking | alley, backstage | foyer
wardrobe | wardrobe | wardrobedoor
challenge | stagedoor | alley |  | lock clever@2 | strength strength@3 !trace |  |  | backstage
challenge | doorman | backstage |  | clever dexterity@2 | strength strength !trace |  |  | foyer
challenge | props | backstage |  | dexterity strength@3 | electro |  |  | foyer
challenge | bar | foyer |  | dexterity clever@2 |  |  | 3 |
challenge | buffet | foyer |  | clever/dexterity strength@2 |  |  | 0 double |
challenge | coats | foyer |  | dexterity/strength dexterity@3 |  |  | 3 |
challenge | boxoffice | foyer |  | lock > safe@2 | strength electro !alarm |  | 5 |
challenge | staircase | foyer |  | strength dexterity@2 strength@3 |  |  |  | gallery
challenge | royalbox | gallery |  | dexterity clever lock@2 |  |  | 6 |
challenge | lighting | gallery |  | electro electro@3 |  |  |  | stage
challenge | presents | stage |  | strength dexterity@2 |  |  | 0 double |
challenge | wardrobedoor | foyer |  | lock dexterity@2 | electro clever !trace |  |  | wardrobe
challenge | bouquet | wardrobe |  | clever |  |  | 0 double |
challenge | jewellery | wardrobe |  | dexterity lock@3 | strength !trace |  | 5 |
challenge | case | wardrobe |  | ?combination clever dexterity@2
| safe > safe > electro@2 | lock electro strength strength !alarm | 25 special |

campaign
heists | glassworks | hotel | concert
traces | 12; 0, 3, 5 | 2
price | 5
score | 5, 3, 3
ranks | 50 ordinary | 63 pros | 72 legends | century
experience | exp1 | 1 | circle 1: extra 5 | circle 12: electro
experience | exp2 | 2 | ring >2: strength/dexterity/clever | circle 11: lock
tool | costume | 1 | circle 10: clever, dexterity | circle 4: dexterity, lock | circle 6: clever, electro
line | costume.1, costume.2 | clever/dexterity, safe
tool | canes | 1 | ring >4 | ring <4 | circle 6: strength, dexterity
line | canes.1, canes.2 | strength, lock
tool | lights | 1 | symbol electro/clever | symbol strength/dexterity | circle 5: electro, safe | circle 8: lock
line | lights.1, lights.2 | safe
preparation | affair | janet | 1
preparation | scouting | matt | 1
preparation | training | bruce | 1
preparation | pimping | trixie | 1
preparation | tickets |  | 1
preparation | passports |  | 2
)";
  return text;
}

inline std::shared_ptr<const Edition> worked_edition() {
  static const std::shared_ptr<const Edition> edition = std::make_shared<const Edition>(edition_of(worked_text()));
  return edition;
}

}  // namespace naive_clou

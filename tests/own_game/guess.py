"""The game of guess.hpp, from Python: what guess.c and guess.mjs print, too."""

import regelwerk

game = regelwerk.load("guess", cards=4)
made = ["2", "3"]
state = game.play(game.initial(), made[0])
view = game.view(state, 1)
print("view", view)
for move in game.moves(view):
    print("move", move.text)
print("parts", len(game.parts(view)))
print("boards", game.boards)
refusal = game.why_not(state, 9, language="de")
print("refused", refusal.rule.id, refusal.rule.sentence)
best = game.player("ismcts:iterations=100", view, seed=1).choose()
print("searched", best in game.moves(view))
state, events = game.play_with_events(state, made[1])
for sentence in game.told(view, [game.shown(event, 1) for event in events]):
    print(sentence)
print("places", *game.outcome(state).places)
print("record", game.write_record(made))

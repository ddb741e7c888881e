"""What a type checker refuses at the marked lines, and nowhere else; test_stubs.py asks. Nobody runs this program."""

import regelwerk

game = regelwerk.tock.Game(seats=3)
state = game.initial()
view = game.view(state, 0)
game.play(state, game.moves(state)[0])
game.play(state, "9:4-13")
game.play(state, 2.5)  # wrong
game.play(view, 0)  # wrong
game.moves(view)
game.view(state, "0")  # wrong
game.observe(state)  # wrong
game.no_such_call()  # wrong
winners: tuple[int, ...] = game.outcome(state).winners  # wrong
number: str = game.perft(state, depth=2)  # wrong
regelwerk.Random(seed="1")  # wrong
other = regelwerk.load("clockman", seats=2).initial()
game.actor(other)  # wrong
regelwerk.load("clou_campaign").actor(other)  # wrong
regelwerk.load("clou campaign").outcome(other)  # wrong

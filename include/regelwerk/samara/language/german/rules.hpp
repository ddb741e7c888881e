#pragma once
#include <array>

#include <regelwerk/core/language/wording.hpp>
#include <regelwerk/core/rule.hpp>
#include <regelwerk/samara/rules.hpp>

namespace regelwerk::samara {

/// The rules in German, in the order of the enumerators.
inline constexpr std::array<RuleInfo, rule_count> german_rules{{
    {"SM-1",
     "Das Brett hat 30 Felder, und auf jedem liegt offen ein Gebäudeplättchen, kurz ein Gebäude; sechs der 36 kommen "
     "nicht ins Spiel.",
     "Aufbau 2"},
    {"SM-2",
     "Ein Feld hat eine Spalte, die Monate, die die Arbeit dort dauert, und eine Zeile, die Stärke, die sie braucht, 1 "
     "ganz unten bis 4 ganz oben.",
     "Werkzeug"},
    {"SM-3",
     "Sechs Werkzeuge je Spieler (zwei Sägen, eine Kelle mit Zirkel, eine Kelle mit Winkel, die Glaswerkzeuge A und B) "
     "werden gemischt und auf die Werkzeugfelder gelegt, auf jedes so viele, wie seine Ziffer für die Spielerzahl "
     "sagt.",
     "Aufbau 3"},
    {"SM-4",
     "Der Kalender besteht aus zwei Tafeln zu sechs Monaten, eine hinter der anderen; er beginnt mit dem Startmonat "
     "bei JETZT, und was vor JETZT liegt, ist nicht im Spiel.",
     "Aufbau 4"},
    {"SM-5", "Jeder Vorarbeiter hat zwei Frauen und drei Männer; eine Frau und ein Mann beginnen in seinem Vorrat.",
     "Aufbau 5, Aufbau 6"},
    {"SM-6",
     "In Legereihenfolge stellt jeder eine Frau, einen Arbeiter der Stärke 1, in den Monat JETZT, dann in umgekehrter "
     "Folge jeder einen Stapel aus zwei Männern, einen Arbeiter der Stärke 2, dahinter. Die Legereihenfolge wird vor "
     "dem Spiel festgelegt, ohne Angabe ist es die der Sitze.",
     "Aufbau 6, Entscheidung"},
    {"SM-7",
     "Die Option start_month sagt, wie viele Monate es von JETZT (mitgezählt) bis zum Ende seiner Tafel sind: 6, die "
     "Vorgabe, für Januar und Juli, bis 1 für Juni und Dezember.",
     "Aufbau 4, Entscheidung"},
    {"SM-8",
     "Ein Arbeiter ist ein Stapel aus einer bis fünf Figuren: Die oberste gibt sein Geschlecht an, ihre Zahl seine "
     "Stärke; Arbeiter eines Monats stehen in einer Reihe, und wer dazukommt, stellt sich ans Ende, vom Brett weg.",
     "Werkzeug, Aufbau 6"},
    {"SM-9",
     "Im Monat JETZT ist der Arbeiter aktiv, der dem Brett am nächsten steht; der Spieler, dem er gehört, sein "
     "Vorarbeiter, wählt für ihn eine von vier Aktionen: ein Werkzeug nehmen, einen neuen Arbeiter aufziehen, bauen "
     "oder Urlaub nehmen.",
     "Aktionen"},
    {"SM-10",
     "Steht in JETZT kein Arbeiter mehr, rückt der Kalender bis zum nächsten Monat vor, der welche hat; auch dort ist "
     "aktiv, wer dem Brett am nächsten steht.",
     "Kalender"},
    {"SM-11",
     "Eine Kalendertafel, die JETZT hinter sich gelassen hat, wird am anderen Ende angelegt, so dass in jedem Zug 7 "
     "bis 12 Monate zu sehen sind.",
     "Halbjahr"},
    {"SM-12",
     "Mehrere Arbeiter eines Vorarbeiters, die eine Aktion gemeinsam ausführen, stehen alle im Monat JETZT, der aktive "
     "ist einer davon; Arbeiter anderer dürfen dazwischen stehen.",
     "Werkzeug"},
    {"SM-13",
     "Arbeiter, die gemeinsam ziehen, behalten ihre Reihenfolge und stellen sich in dem Monat, den sie erreichen, "
     "hinten an.",
     "Werkzeug"},
    {"SM-14",
     "Helfer sind beim Nehmen eines Werkzeugs oder beim Bauen nur dabei, wenn sie nötig sind: Ohne jeden einzelnen von "
     "ihnen wäre die Stärke zu gering; genügt der aktive Arbeiter allein, hilft also niemand; die Option spare_helpers "
     "hebt das auf.",
     "Werkzeug, Entscheidung"},
    {"SM-15",
     "Ein Werkzeug oder Gebäude auf einem Feld in Spalte c kostet c Monate, in Zeile r braucht es Stärke r; mehr "
     "Stärke als nötig schadet nicht.",
     "Werkzeug, Entscheidung"},
    {"SM-16",
     "Um ein Werkzeug zu nehmen, brauchen Arbeiter die Stärke der Zeile seines Feldes und gehen so viele Monate vor, "
     "wie die Spalte sagt; ob das Gebäude noch dort liegt, ist gleich.",
     "Werkzeug"},
    {"SM-17",
     "Ein Vorarbeiter darf höchstens zwei Sägen, von beiden Arten Kellen je eine, ein Glaswerkzeug A und, wenn er das "
     "hat, ein B haben.",
     "Werkzeug"},
    {"SM-18",
     "Um einen Arbeiter aufzuziehen, geht eine aktive Frau ohne Helfer in den letzten sichtbaren Monat. Hinter sie "
     "kommt aus dem Vorrat eine Figur als neuer Arbeiter der Stärke 1, Frau oder Mann, wie der Vorarbeiter will. Mit "
     "leerem Vorrat geht es nicht.",
     "Arbeiter, Entscheidung"},
    {"SM-19",
     "Ein Gebäude bauen Arbeiter mit der Stärke seiner Zeile, für einen Vorarbeiter, der die Werkzeuge dafür hat. Sie "
     "gehen so viele Monate vor, wie seine Spalte sagt. Die Werkzeuge werden nicht verbraucht, Werkzeuge auf dem Feld "
     "bleiben liegen, und das Gebäude kommt verdeckt zum Vorarbeiter.",
     "Gebäude"},
    {"SM-20",
     "Arbeiter, deren Zielmonat hinter dem letzten sichtbaren liegt, gehen in den letzten; nur das Gefängnis hat dafür "
     "eine eigene Regel.",
     "Ausnahme beim Bauen, Sondergebäude: Grundregeln, Entscheidung"},
    {"SM-21",
     "Die Werkzeuge, die ein Gebäude braucht, zählen als Sägen, Kellen beider Arten und Glaswerkzeuge beider Arten; "
     "der Vorarbeiter muss sie haben und behält sie.",
     "Gebäude, Entscheidung"},
    {"SM-22",
     "Im Urlaub geht der aktive Arbeiter allein in den nächsten Monat nach JETZT, in dem sein Vorarbeiter einen "
     "Arbeiter hat; gibt es keinen, ist Urlaub nicht möglich.",
     "Urlaub"},
    {"SM-23",
     "Ist keine der vier Aktionen möglich, geht der aktive Arbeiter allein einen Monat weiter; das kommt nur bei "
     "Männern vor.",
     "Keine Aktion"},
    {"SM-24",
     "Wer eine Aktion ausführen kann, muss es tun; stattdessen einen Monat weiterzugehen, steht nicht zur Wahl.",
     "Aktionen"},
    {"SM-25",
     "Die Wirkung von Sondergebäuden (graue betreffen Werkzeuge, blaue die Zeit, rote Arbeiter) folgt sofort, nachdem "
     "die Erbauer gezogen sind. Dauerhafte liegen offen und gelten für den Rest des Spiels. Ist die Option specials "
     "aus, gibt es keine.",
     "Sondergebäude, Entscheidung"},
    {"SM-26",
     "Kein Sondergebäude nimmt jemandem die letzte Frau, seinen einzigen Arbeiter auf dem Kalender mit einer Frau "
     "obenauf: Eine solche Wahl gibt es nicht, und gibt es keine andere, geht nichts verloren.",
     "Sondergebäude, Entscheidung"},
    {"SM-27",
     "Boot: Der Erbauer gibt eine Säge ab, die dann auf dem Feld des Gebäudes liegt und wieder genommen werden kann; "
     "ohne Säge gibt er ein anderes Werkzeug eigener Wahl ab, ohne Werkzeug nichts.",
     "Boot"},
    {"SM-28",
     "Skulptur: Der Erbauer gibt eine Kelle eigener Wahl ab, die dann auf dem Feld des Gebäudes liegt; ohne Kelle gibt "
     "er ein anderes Werkzeug eigener Wahl ab, ohne Werkzeug nichts.",
     "Skulptur"},
    {"SM-29",
     "Vase: Der Erbauer gibt Glaswerkzeug B ab, das dann auf dem Feld des Gebäudes liegt; hat er es nicht, gibt er ein "
     "anderes Werkzeug eigener Wahl ab, ohne Werkzeug nichts.",
     "Vase"},
    {"SM-30",
     "Ruine: Der Erbauer gibt nacheinander zwei Werkzeuge eigener Wahl ab, die dann auf dem Feld des Gebäudes liegen; "
     "hat er weniger als zwei, gibt er alle ab.",
     "Ruine, Entscheidung"},
    {"SM-31", "Von zwei Glaswerkzeugen geht B zuerst: Wer A und B hat, kann A erst abgeben, wenn B weg ist.",
     "Ruine, Kaserne"},
    {"SM-32",
     "Kaserne: Alle anderen, die Werkzeuge haben, wählen geheim je ein eigenes; hat der Letzte gewählt, liegen diese "
     "auf dem Feld, von dem das Gebäude stammt.",
     "Kaserne"},
    {"SM-33",
     "Universität (dauerhaft): Zum Bauen genügt es, so viele Werkzeuge zu haben, wie ein Gebäude zeigt, gleich welcher "
     "Art; wie Werkzeuge genommen und abgegeben werden, ändert sich nicht.",
     "Universität"},
    {"SM-34",
     "Krankenhaus: Alle anderen, vom linken Nachbarn an im Uhrzeigersinn, schwächen je einen eigenen Arbeiter ihrer "
     "Wahl um eine Stärke: Die Figur kommt in den Vorrat, und wer nur eine hatte, verschwindet vom Kalender.",
     "Krankenhaus"},
    {"SM-35",
     "Kraftraum: Der Erbauer wählt einen Arbeiter, der mitgebaut hat. Dieser geht einen Monat weiter und wird um eine "
     "Figur aus dem Vorrat stärker, möglichst vom selben Geschlecht. Im letzten sichtbaren Monat bleibt er, wo er "
     "steht, wird aber ebenso stärker. Mit leerem Vorrat geschieht nichts.",
     "Kraftraum, Sondergebäude: Grundregeln"},
    {"SM-36", "Verliert ein Stapel Stärke, geht seine unterste Figur, die zuletzt dazugekommene.", "Entscheidung"},
    {"SM-37",
     "Schule (dauerhaft): Zwei oder mehr Arbeiter ihres Besitzers, die gemeinsam handeln, sind zusammen um eins "
     "stärker, wie viele es auch sind.",
     "Schule"},
    {"SM-38",
     "Grabstein: Der Erbauer verliert einen ganzen Arbeiter, welchen und wo er will; die Figuren kommen zurück in den "
     "Vorrat.",
     "Grabstein"},
    {"SM-39",
     "Einsiedelei (dauerhaft): Kämen Arbeiter ihres Besitzers in einen Monat mit Arbeitern anderer, gehen sie weiter "
     "in den nächsten ohne solche, oder in den letzten, wenn keiner zu sehen ist. Das gilt nicht im Urlaub und nicht, "
     "wenn andere sie ziehen.",
     "Einsiedelei, Entscheidung"},
    {"SM-40",
     "Gefängnis: Von jedem anderen, im Uhrzeigersinn, versetzt der Erbauer einen Arbeiter seiner Wahl. Einer der "
     "schwächsten, die innerhalb der sichtbaren Monate fünf Monate vorgehen können, tut es. Kann es keiner, so einer "
     "der zweitschwächsten, die es können. Kann es auch von ihnen keiner, geht irgendeiner in den letzten sichtbaren "
     "Monat. Wer alle Arbeiter dort hat, wird verschont.",
     "Gefängnis, Entscheidung"},
    {"SM-41",
     "Brücke (dauerhaft): Werkzeuge, Gebäude und Geburten ihres Besitzers dauern einen Monat weniger, aber mindestens "
     "einen, auch wenn sie im letzten sichtbaren Monat enden. Wer im Kraftraum stärker wird, bleibt, wo er steht. "
     "Urlaub, der Schritt eines Arbeiters ohne Aktion und das Gefängnis bleiben, wie sie sind.",
     "Brücke, Entscheidung"},
    {"SM-42",
     "Wie weit ein Zug führt, ergibt sich in dieser Folge: seine Weite, dann nicht über den letzten sichtbaren Monat "
     "hinaus, dann ein Monat weniger durch die Brücke, dann an anderen vorbei durch die Einsiedelei. Wer gemeinsam "
     "zieht, kommt in denselben Monat.",
     "Entscheidung"},
    {"SM-43",
     "Die Wirkung eines dauerhaften Gebäudes beginnt mit der nächsten Aktion, nachdem es genommen wurde, und gilt nur "
     "für seinen Besitzer.",
     "Entscheidung"},
    {"SM-44",
     "Das Spiel endet, wenn das letzte der 30 Gebäude genommen und seine Wirkung vorbei ist; es gewinnt der "
     "Vorarbeiter, dessen Gebäude das meiste Prestige haben.",
     "Spielende"},
    {"SM-45",
     "Bei gleichem Prestige gewinnt, wer den nächsten Arbeiter auf dem Kalender hat: den im frühesten Monat, JETZT "
     "eingeschlossen, und dort den, der dem Brett am nächsten steht.",
     "Spielende"},
    {"SM-46", "Das Prestige verdeckt liegender Gebäude ist bekannt, wie es das war, als sie genommen wurden.",
     "Entscheidung"},
    {"SM-47",
     "Mit der Option last_half_year = n endet das Spiel auch, wenn n Kalendertafeln am anderen Ende angelegt worden "
     "sind, und das Prestige entscheidet; bei 0, der Vorgabe, gibt es dieses Ende nicht.",
     "Entscheidung"},
    {"SM-48",
     "Die Wertung ist das Prestige aller Gebäude, offener wie verdeckter; die Plätze folgen ihr, bei Gleichheit dem "
     "nächsten Arbeiter auf dem Kalender, und werden nie geteilt.",
     "Entscheidung"},
    {"SM-49",
     "Mit der Option spare_helpers dürfen beim Nehmen eines Werkzeugs oder beim Bauen beliebige eigene Arbeiter im "
     "Monat JETZT mitmachen, die zusammen mit dem aktiven die Stärke erreichen, nötig oder nicht.",
     "Spieler uneins, Entscheidung"},
}};
static_assert(is_translation(german_rules, rule_table));

}  // namespace regelwerk::samara
